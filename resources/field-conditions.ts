import { type Condition, fieldsOf, isFilled, meetsCondition } from '../lib/condition.ts';
import { translate } from '../lib/language.ts';
import { type Field, initialOf } from './kinds/index.ts';
import { type Conditional, notFilled } from './kinds/kind.ts';

// Fields that are shown, asked for or locked by other fields of the same record; forms and server judge alike.

type Fields = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

const conditionNames = ['shownIf', 'requiredIf', 'lockedIf'] as const satisfies (keyof Conditional)[];

/** The conditions of a field, by the option that holds each. */
export const conditionsOf = ({ options }: Field): [keyof Conditional, Condition][] =>
  conditionNames.flatMap((name): [keyof Conditional, Condition][] => {
    const condition = (options as Conditional)[name];
    return condition ? [[name, condition]] : [];
  });

const known = new WeakMap<Fields, string[]>();

/** The fields that others depend on: those a form watches. */
export function watchedNames(fields: Fields): string[] {
  const found = known.get(fields) ?? [
    ...new Set(
      Object.values(fields).flatMap((field) =>
        conditionsOf(field).flatMap(([, condition]) => fieldsOf(condition)),
      ),
    ),
  ];
  known.set(fields, found);
  return found;
}

export const hasConditions = (fields: Fields): boolean =>
  Object.values(fields).some((field) => conditionsOf(field).length > 0);

/** The fields that are not shown. What is not shown holds nothing, so that others that depend on it go as well. */
export function hiddenIn(fields: Fields, values: Values): Set<string> {
  const hidden = new Set<string>();
  const conditions = Object.entries(fields).flatMap(([name, { options }]) => {
    const { shownIf } = options as Conditional;
    return shownIf ? [[name, shownIf] as const] : [];
  });
  // No circles (server/declarations): each round settles at least one.
  for (const _round of conditions) {
    const held = emptied(fields, hidden, values);
    const next = conditions.filter(([, shownIf]) => !meetsCondition(shownIf, held)).map(([name]) => name);
    if (next.length === hidden.size && next.every((name) => hidden.has(name))) break;
    hidden.clear();
    for (const name of next) hidden.add(name);
  }
  return hidden;
}

const emptied = (fields: Fields, hidden: ReadonlySet<string>, values: Values): Values =>
  hidden.size === 0
    ? values
    : {
        ...values,
        ...Object.fromEntries([...hidden].map((name) => [name, emptyOf(fields[name] as Field)])),
      };

/** What a field of this kind holds when it holds nothing. */
export function emptyOf(field: Field): unknown {
  if (field.kind === 'boolean') return false;
  return Array.isArray(initialOf(field)) ? [] : null;
}

/** The values with those of hidden fields emptied. */
export const shownValues = (fields: Fields, values: Values): Values =>
  emptied(fields, hiddenIn(fields, values), values);

/** The values of hidden fields that are to be emptied, as a change. */
export const emptying = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    [...hiddenIn(fields, values)]
      .filter((name) => isFilled(values[name]))
      .map((name) => [name, emptyOf(fields[name] as Field)]),
  );

/** The fields that must be filled as the others are now; a hidden one never. */
export function requiredIn(fields: Fields, values: Values): Set<string> {
  const hidden = hiddenIn(fields, values);
  return namesMeeting(fields, 'requiredIf', emptied(fields, hidden, values), (name) => !hidden.has(name));
}

/** The fields that may not be changed as the others are now. */
export const lockedIn = (fields: Fields, values: Values): Set<string> =>
  namesMeeting(fields, 'lockedIf', shownValues(fields, values), () => true);

function namesMeeting(
  fields: Fields,
  option: 'requiredIf' | 'lockedIf',
  values: Values,
  isMeant: (name: string) => boolean,
): Set<string> {
  const names = Object.entries(fields).filter(([name, { options }]) => {
    const condition = (options as Conditional)[option];
    return condition && isMeant(name) && meetsCondition(condition, values);
  });
  return new Set(names.map(([name]) => name));
}

/** What a whole record lacks by its conditions. */
export const conditionFaults = (fields: Fields, values: Values): Record<string, string[]> =>
  Object.fromEntries(
    [...requiredIn(fields, values)]
      .filter((name) => !isFilled(values[name]))
      .map((name) => [name, [translate(notFilled(fields[name] as Field))]]),
  );
