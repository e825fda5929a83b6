import { compareDecimals, isDecimal } from './decimal.ts';

// Conditions on a record's fields, as data: declared once, judged alike by forms and by the server.

type Value = string | number | boolean | null;

/** What one field must hold: this, any of these, none of these, something at all, or a value within bounds. */
export type Holds =
  | Value
  | readonly Value[]
  | { readonly not: Value | readonly Value[] }
  | { readonly filled: boolean }
  | { readonly min?: string | number; readonly max?: string | number };

/** All fields named must hold what is given for them; a list of conditions holds where any of them does. */
export type Condition = Readonly<Record<string, Holds>> | readonly Readonly<Record<string, Holds>>[];

/** The fields a condition looks at. */
export const fieldsOf = (condition: Condition): string[] => [
  ...new Set(alternatives(condition).flatMap((fields) => Object.keys(fields))),
];

export const meetsCondition = (condition: Condition, values: Readonly<Record<string, unknown>>): boolean =>
  alternatives(condition).some((fields) =>
    Object.entries(fields).every(([name, holds]) => meets(holds, values[name] ?? null)),
  );

const alternatives = (condition: Condition): readonly Readonly<Record<string, Holds>>[] =>
  Array.isArray(condition) ? condition : [condition as Readonly<Record<string, Holds>>];

function meets(holds: Holds, value: unknown): boolean {
  if (holds === null || typeof holds !== 'object') return isOneOf(value, [holds]);
  if (Array.isArray(holds)) return isOneOf(value, holds);
  if ('not' in holds) return !isOneOf(value, [holds.not].flat());
  if ('filled' in holds) return isFilled(value) === holds.filled;
  const { min, max } = holds as { min?: string | number; max?: string | number };
  if (!isFilled(value)) return false;
  return (min === undefined || compare(value, min) >= 0) && (max === undefined || compare(value, max) <= 0);
}

/** A list holds what any of its members is. */
const isOneOf = (value: unknown, wanted: readonly unknown[]): boolean =>
  Array.isArray(value) ? value.some((member) => wanted.includes(member)) : wanted.includes(value);

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && value !== false;

/** Amounts compare as numbers of any length, days and moments by their letters. */
function compare(value: unknown, bound: string | number): number {
  const [one, other] = [String(value), String(bound)];
  if (isDecimal(one) && isDecimal(other)) return compareDecimals(one, other);
  return one < other ? -1 : one > other ? 1 : 0;
}
