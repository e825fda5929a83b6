import type { Choice } from '../../../lib/choice.ts';
import type { Message } from '../../../lib/language.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type ChoicesOptions = CommonOptions & {
  /** The values a new record's form begins with. */
  default?: readonly string[];
  /** Accepts undeclared values of this pattern; a hook checks that they exist. */
  others?: { source: string; message: Message };
};
export type ChoicesField<O extends ChoicesOptions = ChoicesOptions> = FieldBase<'choices', O> & {
  choices: Choice[];
};
export type ChoicesKind = Kind<ChoicesField, string[], never>;

/** Any of a few fixed values. */
export const choices = <const O extends ChoicesOptions>(
  id: string,
  en: string,
  list: Choice[],
  options?: O,
): ChoicesField<O> => ({ ...fieldOf('choices', id, en, options), choices: list });

export const choicesTraits: Traits<ChoicesField> = {
  initial: ({ options }) => [...(options.default ?? [])],
  sum: null,
  isLong: () => false,
};
