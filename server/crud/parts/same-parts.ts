import type { Field, Resource } from '../../../resources/declare.ts';
import { typedIn } from '../../../resources/kinds/parts/typed.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import type { Row } from '../hooks.ts';

/** A change's two sides without rows that stayed as they were: the audit log need not hold them twice. */
export function withoutSameParts(
  resource: Resource,
  before: Row | null,
  after: Row,
): { before: Row | null; after: Row } {
  const same = before
    ? partsIn(resource).filter(({ name }) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
    : [];
  if (!before || same.length === 0) return { before, after };
  const without = (row: Row): Row => {
    const rest = { ...row };
    for (const { name } of same) delete rest[name];
    return rest;
  };
  return { before: without(before), after: without(after) };
}

/** A field's value in one spelling, to compare a given one with the stored: of rows, what people fill in. */
export function spelled(field: Field | undefined, value: unknown): string {
  if (field?.kind !== 'parts' || !Array.isArray(value)) return JSON.stringify(value ?? null);
  const names = Object.keys(typedIn(field));
  return JSON.stringify(
    value.map((row: Row) => [String(row.id ?? '').toLowerCase(), ...names.map((name) => row[name] ?? null)]),
  );
}
