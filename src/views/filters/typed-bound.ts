import type { Field } from '../../../resources/declare.ts';

/** A bound of the address as the field's value; null where there is none. */
export function typedBound({ kind }: Field, text: string): string | number | null {
  if (text === '') return null;
  const isNumber = (kind === 'integer' || kind === 'duration') && /^-?\d{1,15}$/.test(text);
  return isNumber ? Number(text) : text;
}
