import type { Field, Resource } from '../../../resources/declare.ts';
import { typedIn } from '../../../resources/kinds/parts/typed.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import type { Row } from '../hooks.ts';

/**
 * A change's two sides as the audit log holds them: without rows that stayed as they were, and rows without their empty
 * cells.
 */
export function auditedParts(
  resource: Resource,
  before: Row | null,
  after: Row,
): { before: Row | null; after: Row } {
  const parts = partsIn(resource);
  if (parts.length === 0) return { before, after };
  const isSame = (name: string) => before && JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const same = new Set(parts.filter(({ name }) => isSame(name)).map(({ name }) => name));
  const audited = (side: Row): Row => {
    const rest = { ...side };
    for (const { name } of parts)
      if (same.has(name)) delete rest[name];
      else if (Array.isArray(rest[name])) rest[name] = rest[name].map(filled);
    return rest;
  };
  return { before: before && audited(before), after: audited(after) };
}

function filled(row: Row): Row {
  const cells: Row = {};
  for (const name in row) if (row[name] !== null) cells[name] = row[name];
  return cells;
}

/** A field's value in one spelling, to compare a given one with the stored: of rows, what people fill in. */
export function spelled(field: Field | undefined, value: unknown): string {
  if (field?.kind !== 'parts' || !Array.isArray(value)) return JSON.stringify(value ?? null);
  const names = Object.keys(typedIn(field));
  return JSON.stringify(
    value.map((row: Row) => [String(row.id ?? '').toLowerCase(), ...names.map((name) => row[name] ?? null)]),
  );
}
