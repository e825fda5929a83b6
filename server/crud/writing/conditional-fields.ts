import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { conditionsOf, emptying, hasConditions, lockedIn } from '../../../resources/field-conditions.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { initialOf } from '../../../resources/kinds/index.ts';
import { invalid } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { spelled } from '../parts/same-parts.ts';

/** A change with what it hides emptied, also where the change does not name it. */
export function withEmptied(seen: Resource, before: Row, values: Row): Row {
  const { fields } = wholeOf(seen);
  return hasConditions(fields) ? { ...values, ...emptying(fields, { ...before, ...values }) } : values;
}

/** The fields that a change emptied since they are not shown any more. */
export const emptiedBetween = ({ fields }: Resource, before: Row, after: Row): string[] =>
  Object.keys(fields).filter(
    (name) =>
      conditionsOf(fields[name] as Field).some(([option]) => option === 'shownIf') &&
      !isEqual(fields[name], before[name], after[name]),
  );

/**
 * Refuses changes to fields that others lock, as these are after the change; events alone change the stage.
 * @param before undefined of a new record, which may hold what its form begins with
 * @throws Refusal 422 naming them
 */
export function refuseLocked(seen: Resource, before: Row | undefined, values: Row): void {
  const { fields, life } = wholeOf(seen);
  if (!hasConditions(fields)) return;
  const first = life ? { stage: life.begins } : {};
  const stored = (name: string): unknown => before?.[name];
  const changed = [...lockedIn(fields, { ...(before ?? first), ...values })].filter(
    (name) =>
      name in values &&
      !isEqual(fields[name], values[name], stored(name)) &&
      !(before === undefined && isEqual(fields[name], values[name], initialOf(fields[name] as Field))),
  );
  if (changed.length > 0)
    throw invalid(Object.fromEntries(changed.map((name) => [name, [cannotChange(fields[name] as Field)]])));
}

export const cannotChange = ({ label }: Field): string =>
  translate({ id: `${label.id} tidak dapat diubah.`, en: `${label.en} cannot be changed.` });

/** Nothing, an empty text and an empty list are the same. */
const isEqual = (field: Field | undefined, one: unknown, other: unknown): boolean =>
  spelled(field, orNull(one)) === spelled(field, orNull(other));
const orNull = (value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
