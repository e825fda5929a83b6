import { say } from '../../lib/language.ts';
import { type ChoiceField, type Field, isRequired } from '../../resources/declare.ts';

/** Tests whether a field takes the full width of a form or page, not half. */
export function isWide(field: Field): boolean {
  switch (field.kind) {
    case 'richText':
    case 'choices':
    case 'references':
      return true;
    case 'text':
      return field.options.multiline === true || (field.options.max ?? 200) > 100;
    case 'choice':
      return isSegmented(field) && lettersOf(field) > 26;
    default:
      return false;
  }
}

/** Four short options fit side by side. An optional field must allow no choice again, so it gets a list. */
export const isSegmented = (field: ChoiceField): boolean =>
  isRequired(field) && field.choices.length <= 4 && lettersOf(field) <= 56;

const lettersOf = (field: ChoiceField): number =>
  field.choices.reduce((length, option) => length + say(option.label).length, 0);
