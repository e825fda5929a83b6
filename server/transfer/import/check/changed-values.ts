import type { Resource } from '../../../../resources/declare.ts';
import type { Row } from '../../../crud/index.ts';
import { plainText } from '../../../rich-text/index.ts';

/** Those of the values that the stored record does not have already. */
export function changedValues(resource: Resource, before: Row, values: Row): Row {
  const changed: Row = {};
  for (const [name, value] of Object.entries(values))
    if (!isSame(resource, name, before[name], value)) changed[name] = value;
  return changed;
}

function isSame(resource: Resource, name: string, before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    // Choices are a set: their order does not count.
    const chosen = new Set(before);
    return before.length === after.length && after.every((one) => chosen.has(one));
  }
  if (resource.fields[name]?.kind === 'richText' && sameRichText(before, after)) return true;
  return (before ?? null) === (after ?? null);
}

/** Whether two formatted texts say the same. */
export function sameRichText(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  return before === after || plainText(before) === plainText(after);
}
