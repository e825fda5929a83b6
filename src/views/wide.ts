import { say } from '../../lib/language.ts';
import { type ChoiceField, type Field, isRequired } from '../../resources/declare.ts';

/** Whether a field takes the whole width of a form or a page instead of half of it. */
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

/** Four short options fit side by side; an optional one needs a way back to nothing, which a list has. */
export const isSegmented = (field: ChoiceField): boolean =>
  isRequired(field) && field.choices.length <= 4 && lettersOf(field) <= 56;

const lettersOf = (field: ChoiceField): number =>
  field.choices.reduce((length, option) => length + say(option.label).length, 0);
