import type { RaRecord } from 'react-admin';
import { embedName, type Resource } from '../resources/declare.ts';
import { resourceNamed } from '../resources/index.ts';
import type { LookupVerbs } from './lookups.ts';

type Lookup = LookupVerbs['lookup'];
type Named = { id: string; label: string };

/**
 * Adds what a server of the bare contract (SPEC A6) leaves out: whether a record is active, and labels of
 * references.
 */
export async function completeRows<R extends RaRecord>(
  resourceName: string,
  rows: readonly R[],
  lookup: Lookup,
): Promise<R[]> {
  const resource = resourceNamed(resourceName);
  const complete = rows.map((row) => (row.isActive === undefined ? { ...row, isActive: true } : row));
  for (const { name, to } of referencesOf(resource)) {
    const bare = complete.filter((row) => row[embedName(name)] === undefined && idsOf(row[name]).length > 0);
    if (bare.length === 0) continue;
    const named = await labelsOf(to, [...new Set(bare.flatMap((row) => idsOf(row[name])))], lookup);
    for (const row of bare) Object.assign(row, { [embedName(name)]: embedded(row[name], named) });
  }
  return complete;
}

/** A label that cannot be read is the id: the record itself is shown all the same. */
async function labelsOf(to: string, ids: string[], lookup: Lookup): Promise<Map<string, Named>> {
  const found = await lookup(to, { ids }).catch(() => []);
  const labels = new Map(found.map(({ id, label }) => [id, label]));
  return new Map(ids.map((id) => [id, { id, label: labels.get(id) ?? id }]));
}

const referencesOf = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'references' ? [{ name, to: field.to }] : [],
  );

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');

const embedded = (value: unknown, named: Map<string, Named>) => {
  const all = idsOf(value).flatMap((id) => named.get(id) ?? []);
  return Array.isArray(value) ? all : all[0];
};
