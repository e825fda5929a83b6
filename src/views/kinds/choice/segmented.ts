import { translate } from '../../../../lib/language.ts';
import { type ChoiceField, isRequired } from '../../../../resources/declare.ts';

/** Four short options fit side by side. An optional field must allow no choice again, so it gets a list. */
export const isSegmented = (field: ChoiceField): boolean =>
  isRequired(field) && field.choices.length <= 4 && lettersOf(field) <= 56;

/** Segments that need the full width of a form. */
export const isLongSegmented = (field: ChoiceField): boolean => isSegmented(field) && lettersOf(field) > 26;

const lettersOf = (field: ChoiceField): number =>
  field.choices.reduce((length, option) => length + translate(option.label).length, 0);
