import { useInput } from 'react-admin';
import type { Field } from '../../../resources/declare.ts';
import { messageIn } from '../message-in.ts';

export type InputProps<F extends Field = Field> = {
  name: string;
  field: F;
  /** Set at creation, read-only afterwards. */
  locked?: boolean;
};

/** react-admin's useInput with the input's ARIA attributes. */
export function useField(name: string) {
  const { id, field, fieldState } = useInput({ source: name });
  const error = messageIn(fieldState.error);
  /** For aria-describedby: the hint, or the error in its place. */
  const describedBy = `${id}-help`;
  const { value, onChange, onBlur, ref: inputRef } = field;
  return {
    id,
    input: field,
    error,
    describedBy,
    /** What a box of ours takes. */
    box: { id, value, onChange, onBlur, inputRef, error: Boolean(error), describedBy },
  };
}
