import type { Resource } from '../../../resources/declare.ts';
import { type Row, refOf } from '../record.ts';

export type TreePlace = { depth: number; isParent: boolean };

/**
 * How deep each row stands in its tree, and whether it has children here. A parent on another page is recognised
 * by a code that the row's own code continues (OP.02 → OP.02.01).
 */
export function treePlaces(resource: Resource, rows: Row[]): Map<string, TreePlace> {
  const places = new Map<string, TreePlace>();
  const { parent } = resource;
  if (!parent) return places;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parents = new Set(rows.map((row) => row[parent]));
  const depthOf = (row: Row, under: Set<string>): number => {
    const up = row[parent];
    if (typeof up !== 'string' || under.has(row.id)) return 0;
    const above = byId.get(up);
    return above
      ? depthOf(above, new Set(under).add(row.id)) + 1
      : depthByCode(row, refOf(row, parent)?.label);
  };
  for (const row of rows)
    places.set(row.id, { depth: depthOf(row, new Set()), isParent: parents.has(row.id) });
  return places;
}

function depthByCode(row: Row, parentLabel = ''): number {
  const [parentCode = ''] = parentLabel.split(' ');
  const code = typeof row.code === 'string' ? row.code : '';
  if (!parentCode || !code.startsWith(`${parentCode}.`)) return 1;
  return code.split('.').length - 1;
}
