import type { Choice } from '../../../lib/choice.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type ChoiceOptions = CommonOptions & {
  /** The value a new record's form begins with. */
  default?: string;
  /** Computed by a database view of this name (`id`, `value`), no column; with `stamp`. */
  computed?: string;
};
export type ChoiceField<O extends ChoiceOptions = ChoiceOptions> = FieldBase<'choice', O> & {
  choices: Choice[];
};
export type ChoiceKind = Kind<ChoiceField, string>;

/** One of a few fixed values. */
export const choice = <const O extends ChoiceOptions>(
  id: string,
  en: string,
  choices: Choice[],
  options?: O,
): ChoiceField<O> => ({ ...fieldOf('choice', id, en, options), choices });

export const choiceTraits: Traits<ChoiceField> = {
  initial: ({ options }) => options.default ?? null,
  sum: null,
  isLong: () => false,
};
