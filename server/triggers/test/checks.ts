import { sql } from 'drizzle-orm';
import type { TriggerCheck } from '../../../domain/calls/triggers.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { resourceNamed, trigger } from '../../../resources/index.ts';
import type { ConditionRule, Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { reachedBy } from '../../../resources/pengaturan/record-recipients.ts';
import { holds, operatorLabels, takesValues } from '../../../resources/pengaturan/trigger-conditions.ts';
import { labelOf, type Row, tableName } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { wordsOf } from '../../kinds/index.ts';
import { dayMessages } from '../../notifications/index.ts';
import type { Rule } from '../run-trigger.ts';

// What a trigger asks, in words, with what a test run found.

export function urgencyCheck(rule: Rule, urgency: string, field: Field | undefined): TriggerCheck[] {
  if (rule.urgencies.length === 0 || field?.kind !== 'choice') return [];
  const word = (value: string): string => labelIn(field, value);
  return [
    {
      label: translate(trigger.fields.urgencies.label),
      asked: rule.urgencies.map(word).join(', '),
      value: word(urgency),
      holds: rule.urgencies.includes(urgency),
    },
  ];
}

export const becomesCheck = (
  becomes: string,
  { fields }: Resource,
  shown: Row,
  isReached: boolean,
): TriggerCheck => {
  const { field: name } = reachedBy(becomes);
  const field = fields[name];
  return {
    label: translate(trigger.fields.becomes.label),
    asked: translate(choiceOf(trigger.fields.becomes.choices, becomes)?.label) ?? becomes,
    value: field ? wordsOf(field, shown, name) : String(shown[name] ?? ''),
    holds: isReached,
  };
};

/** Each condition in words, with what it found. */
export async function checksOf(
  db: Executor,
  { conditions }: Rule,
  fields: Readonly<Record<string, Field>>,
  values: Row,
  wordOf: (name: string) => string | null,
): Promise<TriggerCheck[]> {
  const { rules = [] } = (conditions ?? {}) as Partial<Conditions>;
  const checks: TriggerCheck[] = [];
  for (const rule of rules) {
    const field = fields[rule.field];
    checks.push({
      label: field ? translate(field.label) : rule.field,
      asked: await askedOf(db, rule, field),
      value: wordOf(rule.field),
      holds: holds(rule, fields, values),
    });
  }
  return checks;
}

async function askedOf(
  db: Executor,
  { operator, values }: ConditionRule,
  field: Field | undefined,
): Promise<string> {
  const verb = translate(operatorLabels[operator]);
  if (!takesValues(operator) || !field) return verb;
  if (operator === 'between') {
    const [from, to] = values;
    const words: Message = { id: `${from || '…'} sampai ${to || '…'}`, en: `${from || '…'} to ${to || '…'}` };
    return `${verb} ${translate(words)}`;
  }
  if (field.kind === 'reference' || field.kind === 'references') {
    const labels = await referencedLabels(db, field.to, values);
    return `${verb} ${labels.join(', ')}`;
  }
  return `${verb} ${values.map((value) => labelIn(field, value)).join(', ')}`;
}

async function referencedLabels(db: Executor, to: string, ids: readonly string[]): Promise<string[]> {
  const resource = resourceNamed(to);
  const { rows } = await db.execute<{ label: string }>(sql`
    select ${sql.raw(labelOf(resource, 't'))} as label from ${sql.raw(tableName(resource))} t
    where t.id = any(${sql.param([...ids])}::uuid[]) order by 1`);
  return rows.map(({ label }) => label);
}

const yesNo: Record<string, Message> = { true: { id: 'Ya', en: 'Yes' }, false: { id: 'Tidak', en: 'No' } };

const labelIn = (field: Field, value: string): string =>
  field.kind === 'boolean'
    ? (translate(yesNo[value]) ?? value)
    : 'choices' in field
      ? (translate(choiceOf(field.choices, value)?.label) ?? value)
      : value;

export function letterWord(
  fields: Readonly<Record<string, Field>>,
  values: Row,
  name: string,
): string | null {
  const field = fields[name];
  const value = values[`${name}.label`] ?? values[name];
  if (value === null || value === undefined || value === '') return null;
  if (field?.kind === 'date') return translate(dayMessages(String(value)));
  return field ? labelIn(field, String(value)) : String(value);
}
