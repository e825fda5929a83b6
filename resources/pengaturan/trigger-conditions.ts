import { type Holds, meetsCondition } from '../../lib/condition.ts';
import { type Message, translate } from '../../lib/language.ts';
import type { Field } from '../declare.ts';
import { fieldSchema } from '../kinds/schemas.ts';
import { boundOf, hasOrder, isReversed, reversedRange, typedBound } from '../views/range.ts';
import type { ConditionRule, Conditions, Operator } from './conditions-schema.ts';

// Conditions of a trigger on the fields of a letter or a record; form, test run and firing judge alike.

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

export const operatorLabels: Record<Operator, Message> = {
  is: { id: 'adalah', en: 'is' },
  isNot: { id: 'bukan', en: 'is not' },
  contains: { id: 'memuat', en: 'contains' },
  lacks: { id: 'tidak memuat', en: 'does not contain' },
  between: { id: 'antara', en: 'is between' },
  filled: { id: 'terisi', en: 'is filled' },
  empty: { id: 'kosong', en: 'is empty' },
};

const isText = ({ kind }: Field): boolean => ['text', 'email', 'phone', 'url'].includes(kind);

/** What can be asked of a field: what lists filter it by, and whether it is filled. */
export function operatorsOf(field: Field): Operator[] {
  if (field.kind === 'boolean') return ['is'];
  if (hasOrder(field)) return ['between', 'filled', 'empty'];
  return isText(field) ? ['contains', 'lacks', 'is', 'filled', 'empty'] : ['is', 'isNot', 'filled', 'empty'];
}

/** Whether an operator compares with values. */
export const takesValues = (operator: Operator): boolean => operator !== 'filled' && operator !== 'empty';

/** Names come from outside: none of an object's own kind. */
const fieldIn = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Whether one condition holds; never of a field that is gone. */
export function holds(
  { field: name, operator, values }: ConditionRule,
  fields: Fields,
  row: Values,
): boolean {
  const field = fieldIn(fields, name);
  if (!field) return false;
  const value = row[name] ?? null;
  if (isText(field) && takesValues(operator)) {
    const [text, asked] = [lower(value), values.map(lower)];
    if (operator === 'is') return asked.includes(text);
    const isIn = asked.some((one) => text.includes(one));
    return operator === 'contains' ? isIn : !isIn;
  }
  if (field.kind === 'boolean') return values.includes(String(value === true));
  if (field.kind === 'dateTime' && operator === 'between') return isWithin(String(value ?? ''), values);
  return meetsCondition({ [name]: conditionOf(operator, values) }, row);
}

const lower = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLocaleLowerCase('id');

function conditionOf(operator: Operator, values: readonly string[]): Holds {
  const [min, max] = values;
  switch (operator) {
    case 'isNot':
      return { not: values };
    case 'between':
      return { ...(min && { min }), ...(max && { max }) };
    case 'filled':
    case 'empty':
      return { filled: operator === 'filled' };
    default:
      return values;
  }
}

/** A bound may be a day: the last one is whole. */
const isWithin = (moment: string, [from = '', to = '']: readonly string[]): boolean =>
  moment !== '' && (from === '' || moment >= from) && (to === '' || moment.slice(0, to.length) <= to);

/** What does not hold, by its place; empty where the trigger may fire. */
export function unmet(conditions: Conditions | null, fields: Fields, row: Values): number[] {
  if (!conditions) return [];
  const failed = conditions.rules.flatMap((rule, index) => (holds(rule, fields, row) ? [] : [index]));
  const isMet = conditions.match === 'any' && failed.length < conditions.rules.length;
  return isMet ? [] : failed;
}

/** What is wrong with a condition. */
export function ruleFault(
  { field: name, operator, values }: ConditionRule,
  fields: Fields,
): string | undefined {
  const field = fieldIn(fields, name);
  if (!field) return translate(says.field);
  if (!operatorsOf(field).includes(operator)) return translate(says.operator);
  if (!takesValues(operator)) return values.length > 0 ? translate(says.noValue) : undefined;
  if (operator === 'between') return rangeFault(field, values);
  if (values.length === 0 || values.some((value) => value.trim() === '')) return translate(says.value);
  return values.every((value) => isKnown(field, value)) ? undefined : translate(says.known);
}

function isKnown(field: Field, value: string): boolean {
  if (field.kind === 'boolean') return value === 'true' || value === 'false';
  if (field.kind === 'choice' || field.kind === 'choices')
    return field.choices.some((choice) => choice.value === value);
  return field.kind === 'reference' || field.kind === 'references' ? uuid.test(value) : true;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function rangeFault(field: Field, values: readonly string[]): string | undefined {
  const [from = '', to = ''] = values;
  if (values.length !== 2 || (from === '' && to === '')) return translate(says.bound);
  const schema = fieldSchema(boundOf(field), true);
  const read = [from, to].map((text) => schema.safeParse(typedBound(field, text)));
  const wrong = read.find(({ error }) => error);
  if (wrong?.error) return wrong.error.issues[0]?.message;
  return isReversed(field, read[0]?.data ?? null, read[1]?.data ?? null)
    ? translate(reversedRange)
    : undefined;
}

const says = {
  field: { id: 'Pilih isian dari daftar.', en: 'Choose a field of the list.' },
  operator: { id: 'Isian ini tidak dapat ditanya demikian.', en: 'This field cannot be asked so.' },
  noValue: { id: 'Perbandingan ini tanpa nilai.', en: 'This comparison takes no value.' },
  value: { id: 'Isi nilainya.', en: 'Enter the value.' },
  known: { id: 'Nilai ini bukan pilihan isian itu.', en: 'This is no value of that field.' },
  bound: { id: 'Isi batas awal atau batas akhir.', en: 'Enter where it begins or ends.' },
};
