import { type SQL, sql } from 'drizzle-orm';
import { letterName } from '../../domain/letters/letter-name.ts';
import type { LetterListItem } from '../../domain/letters/letter-rows.ts';
import { readableBy } from '../../resources/data-model.ts';
import type { Resource } from '../../resources/declare.ts';
import { waysOf } from '../../resources/row-rule.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { addRowRule, type Conditions, labelOf, seenFor, tableName, whereOf } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { namingScan, visibleLetters } from '../letters/index.ts';

type Acted = { id: string; resource: string; recordId: string | null };

/**
 * Names of the records that were acted on, by resource and id: of those that the reader may open, of letters by the
 * letters' own rule, and of deleted ones where the reader sees all records of their kind.
 */
export async function nameRecords(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  acted: readonly Acted[],
): Promise<Map<string, string>> {
  const ids = new Map<string, Set<string>>();
  for (const { resource, recordId } of acted)
    if (recordId) ids.set(resource, (ids.get(resource) ?? new Set()).add(recordId));
  const viewer = viewerOf(actor);
  const readable = readableBy(viewer).filter(({ name }) => ids.has(name));
  const values: unknown[] = [];
  const parts = readable.map((resource) => {
    const seen = seenFor(actor, resource);
    const conditions: Conditions = { sql: [], values };
    addRowRule(conditions, resource.rows(viewer));
    values.push(resource.name, [...(ids.get(resource.name) ?? [])]);
    conditions.sql.push(`t.id = any($${values.length}::uuid[])`);
    return `select $${values.length - 1}::text as resource, t.id, ${labelOf(seen, 't')} as label
      from ${tableName(resource)} t ${whereOf(conditions)}`;
  });
  const found = parts.length > 0 ? (await pool.query<Named>(parts.join('\nunion all '), values)).rows : [];
  const letterIds = [...(ids.get('letter') ?? [])];
  const letters = letterIds.length > 0 ? (await db.execute<NamedLetter>(named(actor, letterIds))).rows : [];
  const names = new Map(
    [...found, ...letters.map(labelled)].map(({ resource, id, label }) => [`${resource} ${id}`, label]),
  );
  // Newest first: its last name.
  for (const { key, label } of await namesOfDeleted({ pool }, actor, readable, acted, names))
    if (!names.has(key)) names.set(key, label);
  return new Map([...names].filter(([, label]) => label !== ''));
}

type Named = { resource: string; id: string; label: string };
type NamedLetter = { id: string; title: string; scan: LetterListItem['scan'] | null };

const labelled = ({ id, title, scan }: NamedLetter): Named => ({
  ...{ resource: 'letter', id, label: letterName({ subject: title, scan }) },
});

const named = (actor: Actor, ids: readonly string[]): SQL => sql`
  select l.id, coalesce(nullif(l.subject, ''), l.number, '') as title, ${namingScan('l')} as scan from letter l
  where l.id = any(${sql.param(ids)}::uuid[]) and ${visibleLetters(actor, 'l')}`;

/** By what their own entry kept of them; a rule over rows cannot be asked of what is gone. */
async function namesOfDeleted(
  { pool }: Pick<Deps, 'pool'>,
  actor: Actor,
  readable: readonly Resource[],
  acted: readonly Acted[],
  names: ReadonlyMap<string, string>,
): Promise<{ key: string; label: string }[]> {
  const viewer = viewerOf(actor);
  const whole = new Map(
    readable
      .filter((resource) => waysOf(resource.rows(viewer)) === 'all')
      .map((resource) => [resource.name, seenFor(actor, resource)]),
  );
  const gone = acted.filter(
    ({ resource, recordId }) => recordId && whole.has(resource) && !names.has(`${resource} ${recordId}`),
  );
  if (gone.length === 0) return [];
  const kept = await pool.query<{ id: string; row: Record<string, unknown> | null }>(
    'select id::text, coalesce(before, after) as row from audit_log where id = any($1::bigint[])',
    [gone.map(({ id }) => id)],
  );
  const rows = new Map(kept.rows.map(({ id, row }) => [id, row]));
  return gone.map(({ id, resource, recordId }) => ({
    key: `${resource} ${recordId}`,
    label: nameIn(whole.get(resource), rows.get(id) ?? {}),
  }));
}

/** The texts that name a record, as far as the reader's role sees them. */
const nameIn = (seen: Resource | undefined, row: Record<string, unknown>): string =>
  (seen?.represent ?? [])
    .filter((name) => seen?.fields[name]?.kind === 'text')
    .map((name) => row[name])
    .filter((value) => typeof value === 'string')
    .join(' ');
