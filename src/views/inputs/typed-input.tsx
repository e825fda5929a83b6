import type { Field } from '../../../resources/declare.ts';
import { FieldShell } from './field-shell.tsx';
import { TextBox, type TextBoxProps } from './text-box.tsx';
import { type InputProps, useField } from './use-field.ts';
import { useTyped } from './use-typed.ts';

type Props = InputProps &
  Pick<TextBoxProps, 'inputMode' | 'placeholder' | 'before'> & {
    field: Field;
    read: (typed: string) => string | undefined;
    shown?: (value: string) => string;
  };

/** The input of a kind that is typed in one line and kept in one spelling. */
export function TypedInput({ name, field, read, shown = asItIs, ...look }: Props) {
  const { id, error, box } = useField(name);
  const { text, type, settle } = useTyped({ ...box, read, shown });
  return (
    <FieldShell id={id} field={field} error={error}>
      <TextBox
        {...look}
        {...box}
        name={name}
        value={text}
        onChange={type}
        onBlur={() => {
          settle();
          box.onBlur();
        }}
      />
    </FieldShell>
  );
}

const asItIs = (value: string): string => value;
