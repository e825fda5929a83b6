import { choiceOf } from '../../../lib/choice.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { ConditionRule } from '../../../resources/pengaturan/conditions-schema.ts';
import { operatorLabels, takesValues } from '../../../resources/pengaturan/trigger-conditions.ts';
import { triggerMessages as messages } from './trigger-messages.ts';

export const yesNo: { value: string; label: Message }[] = [
  { value: 'true', label: { id: 'Ya', en: 'Yes' } },
  { value: 'false', label: { id: 'Tidak', en: 'No' } },
];

/** A condition in words. @param labelOf of a record that it names */
export function conditionWords(
  { field: name, operator, values }: ConditionRule,
  field: Field | undefined,
  labelOf: (id: string) => string,
): string {
  const begin = `${field ? translate(field.label) : name} ${translate(operatorLabels[operator])}`;
  if (!takesValues(operator)) return begin;
  if (operator === 'between') {
    const [from = '', to = ''] = values;
    return `${begin} ${from || '…'} ${translate(messages.upTo)} ${to || '…'}`;
  }
  const choices = field?.kind === 'boolean' ? yesNo : field && 'choices' in field ? field.choices : [];
  const isReference = field?.kind === 'reference' || field?.kind === 'references';
  const words = values.map((value) =>
    isReference ? labelOf(value) : (translate(choiceOf(choices, value)?.label) ?? value),
  );
  return `${begin} ${words.join(` ${translate(messages.or)} `)}`;
}
