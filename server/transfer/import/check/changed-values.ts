import type { Resource } from '../../../../resources/declare.ts';
import type { Row } from '../../../crud/index.ts';
import { kindOf } from '../../../kinds/index.ts';

/** Those of the values that the stored record does not have already. */
export function changedValues(resource: Resource, before: Row, values: Row): Row {
  const changed: Row = {};
  for (const [name, value] of Object.entries(values))
    if (!isSame(resource, name, before[name], value)) changed[name] = value;
  return changed;
}

function isSame(resource: Resource, name: string, before: unknown, after: unknown): boolean {
  const field = resource.fields[name];
  return field ? kindOf(field).isSame(before, after, field) : (before ?? null) === (after ?? null);
}
