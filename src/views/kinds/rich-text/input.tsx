import { lazy, Suspense, useState } from 'react';
import { withoutChips } from '../../../../domain/letters/placeholders.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { useForeignValue } from '../../../ui/use-foreign-value.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

// The editor is loaded by the first form that has formatted text.
const PlaceholderEditor = lazy(() => import('./placeholder-editor.tsx'));

/** Formatted text, or plain text with `{{placeholders}}` as chips. */
export function RichTextInput({ name, field }: InputProps<FieldOf<'richText'> | FieldOf<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const value = typeof input.value === 'string' ? input.value : '';
  const edition = useEdition(value);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Suspense fallback={<div style={{ height: 260 }} />}>
        <PlaceholderEditor
          key={edition.key}
          id={id}
          field={field}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          text={value}
          onChange={(text) => input.onChange(edition.typed(withoutChips(text)))}
          onBlur={input.onBlur}
          inputRef={input.ref}
          isInvalid={Boolean(error)}
        />
      </Suspense>
    </FieldShell>
  );
}

/** A value not typed in the editor (another record, a reset) is another text: remounts the editor. */
function useEdition(value: string): { key: number; typed: (text: string) => string } {
  const [key, setKey] = useState(0);
  const note = useForeignValue(value, () => setKey((before) => before + 1));
  return {
    key,
    typed: (text) => {
      note(text);
      return text;
    },
  };
}
