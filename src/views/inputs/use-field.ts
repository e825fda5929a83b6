import { useInput } from 'react-admin';
import type { Field } from '../../../resources/declare.ts';

export type InputProps<F extends Field = Field> = {
  name: string;
  field: F;
  /** Set at creation, read-only afterwards. */
  locked?: boolean;
};
export type FieldOfKind<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** react-admin's useInput, and what an input says about itself to those who cannot see it. */
export function useField(name: string) {
  const { id, field, fieldState } = useInput({ source: name });
  const error = firstMessage(fieldState.error);
  return {
    id,
    input: field,
    error,
    /** For aria-describedby: the hint, or the error in its place. */
    describedBy: `${id}-help`,
  };
}

/** The message of an error, or of the first one within: a list's members may each have their own. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? undefined : firstMessage(inner);
    if (message) return message;
  }
  return undefined;
}
