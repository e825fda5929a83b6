import { lazy, Suspense } from 'react';
import { FieldShell } from './field-shell.tsx';
import { type FieldOfKind, type InputProps, useField } from './use-field.ts';

// The editor is loaded by the first form that has formatted text.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/** Formatted text. */
export function RichTextInput({ name, field }: InputProps<FieldOfKind<'richText'>>) {
  const { id, input, error, describedBy } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Suspense fallback={<div style={{ height: 260 }} />}>
        <RichTextEditor
          value={typeof input.value === 'string' ? input.value : ''}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
          error={Boolean(error)}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
        />
      </Suspense>
    </FieldShell>
  );
}
