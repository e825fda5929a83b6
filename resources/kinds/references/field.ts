import { type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';
import type { ReferenceOptions } from '../reference/field.ts';

export type ReferencesField<O extends ReferenceOptions = ReferenceOptions> = FieldBase<'references', O> & {
  to: string;
};
export type ReferencesKind = Kind<ReferencesField, string[], never>;

/** Several other records, by id. Name the field with a trailing `Ids`. */
export const references = <const O extends ReferenceOptions>(
  id: string,
  en: string,
  to: string,
  options?: O,
): ReferencesField<O> => ({ ...fieldOf('references', id, en, options), to });

export const referencesTraits: Traits<ReferencesField> = {
  initial: () => [],
  sum: null,
  isLong: () => false,
};
