import type { Field } from './declare.ts';

/** Long text: list rows omit it unless a column shows it (DESIGN 5). */
export const isLong = (field: Field): boolean =>
  field.kind === 'richText' ||
  (field.kind === 'text' && (field.options.multiline === true || (field.options.max ?? 0) > 1000));
