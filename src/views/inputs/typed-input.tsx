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
export function TypedInput({ name, field, read, shown = asItIs, ...box }: Props) {
  const { id, input, error, describedBy } = useField(name);
  const { text, type, settle } = useTyped({ value: input.value, onChange: input.onChange, read, shown });
  return (
    <FieldShell id={id} field={field} error={error}>
      <TextBox
        {...box}
        id={id}
        name={name}
        value={text}
        onChange={type}
        onBlur={() => {
          settle();
          input.onBlur();
        }}
        inputRef={input.ref}
        error={Boolean(error)}
        describedBy={describedBy}
      />
    </FieldShell>
  );
}

const asItIs = (value: string): string => value;
