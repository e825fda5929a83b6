import type { Pool } from 'pg';
import type { RowViewer } from '../../../domain/access/viewer.ts';
import type { Usage } from '../../../domain/calls/record-bulk.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { mayUseResource, seenBy } from '../../../resources/access.ts';
import type { Resource } from '../../../resources/declare.ts';
import { referencesTo, resources } from '../../../resources/index.ts';
import { partReferencesTo, partsIn } from '../../../resources/part-resource.ts';
import { labelOf, quote, tableName } from '../sql/columns.ts';
import { addRowRule, type Conditions } from '../sql/conditions.ts';
import { snakeCase } from '../sql/table.ts';
import { tableNames } from './usage-names.ts';

const mostCounted = 1000;
const mostNamed = 5;

/**
 * Finds references by declared fields and foreign keys, in four statements at most for any number of records.
 */
export async function usageOf(
  pool: Pool,
  resource: Resource,
  ids: readonly string[],
  viewer: RowViewer,
): Promise<Map<string, Usage[]>> {
  const usage = new Map(ids.map((id): [string, Usage[]] => [id, []]));
  for (const found of [
    await usageByResources(pool, resource, ids, viewer),
    await usageByTables(pool, resource, ids),
  ])
    for (const { id, ...of } of found) usage.get(id)?.push(of);
  return usage;
}

type UsageOf = Usage & { id: string };

/** "12 sub jenis naskah dinas, 1 naskah" */
export function usageInWords(usage: Usage[]): string {
  const byLabel = new Map<string, { count: number; isMore: boolean }>();
  for (const { label, count, isMore } of usage) {
    const before = byLabel.get(label);
    byLabel.set(label, { count: count + (before?.count ?? 0), isMore: isMore || before?.isMore === true });
  }
  return [...byLabel]
    .map(([label, { count, isMore }]) =>
      translate({
        id: `${isMore ? 'lebih dari ' : ''}${formatNumber(count)} ${label.toLowerCase()}`,
        en: `${isMore ? 'more than ' : ''}${formatNumber(count)} ${label.toLowerCase()}`,
      }),
    )
    .join(', ');
}

async function usageByResources(
  pool: Pool,
  resource: Resource,
  ids: readonly string[],
  viewer: RowViewer,
): Promise<UsageOf[]> {
  const users: User[] = [
    ...referencesTo(resource.name).map((user) => ({ ...user, refers: refersBy(user, 't') })),
    // A record refers by its rows, whichever and how many.
    ...partReferencesTo(resource.name).map(({ part, ...user }) => ({
      resource: user.resource,
      field: part.name,
      refers: `t.id in (select p.owner_id from ${tableName(part.rows)} p where ${refersBy(user, 'p')})`,
    })),
  ];
  if (users.length === 0) return [];
  const counted = await pool.query<Counted>(
    users.map((user, at) => countStatement(at, tableName(user.resource), user.refers)).join(' union all '),
    [ids],
  );
  const found = counted.rows.flatMap(({ at, id, count }) => {
    const user = users[at];
    return user ? [{ user, at, id, count }] : [];
  });
  // Names only from resources and fields the viewer may see: a refusal must not reveal more than a list.
  const conditions: Conditions = { sql: [], values: [ids] };
  const named = users.flatMap((user, at) => {
    const rule =
      found.some((one) => one.at === at) &&
      mayUseResource(viewer, user.resource) &&
      Object.hasOwn(seenBy(viewer, user.resource).fields, user.field) &&
      user.resource.rows(viewer);
    if (rule === false) return [];
    conditions.sql = [user.refers];
    addRowRule(conditions, rule);
    return [
      `select ${at} as at, u.id as of, n.* from ${wanted} cross join lateral (
        select t.id, ${labelOf(user.resource, 't')} as label from ${tableName(user.resource)} t
        where ${conditions.sql.join(' and ')} order by t.id desc limit ${mostNamed}) n`,
    ];
  });
  const names =
    named.length > 0
      ? (
          await pool.query<{ at: number; of: string; id: string; label: string }>(
            named.join(' union all '),
            conditions.values,
          )
        ).rows
      : [];
  const namesOf = Map.groupBy(names, ({ at, of }) => `${at} ${of}`);
  return found.map(({ user, at, id, count }) => ({
    id,
    resource: user.resource.name,
    label: translate(nounOf(user.resource)),
    path: user.resource.pages && mayUseResource(viewer, user.resource) ? user.resource.path : null,
    field: user.field,
    fieldLabel: translate(user.resource.fields[user.field]?.label) ?? null,
    ...upTo(count),
    records: (namesOf.get(`${at} ${id}`) ?? [])
      .filter((name) => name.label)
      .map((name) => ({ id: name.id, label: name.label })),
  }));
}

/** What is counted, not its menu entry: "59 berkas". Indonesian has no plural. */
const nounOf = ({ singular, label }: Resource): Message => ({ id: singular.id, en: label.en });

type User = { resource: Resource; field: string; refers: string };

const refersBy = ({ field, many }: { field: string; many: boolean }, alias: string): string => {
  const column = `${alias}.${quote(snakeCase(field))}`;
  return many ? `${column} @> array[u.id]` : `${column} = u.id`;
};

type Table = { name: string; columns: string[] };

async function usageByTables(pool: Pool, resource: Resource, ids: readonly string[]): Promise<UsageOf[]> {
  const tables = await referringTables(pool, resource);
  if (tables.length === 0) return [];
  const counted = await pool.query<Counted>(
    tables
      .map(({ name, columns }, at) =>
        countStatement(at, quote(name), columns.map((column) => `t.${quote(column)} = u.id`).join(' or ')),
      )
      .join(' union all '),
    [ids],
  );
  return counted.rows.flatMap(({ at, id, count }) => {
    const table = tables[at];
    if (!table) return [];
    const label = translate(tableNames[table.name] ?? { id: 'data lain', en: 'other records' });
    return [
      {
        ...{ id, resource: null, label, path: null, field: null, fieldLabel: null, records: [] },
        ...upTo(count),
      },
    ];
  });
}

/** Undeclared tables whose foreign keys block a deletion; cascading ones do not. */
export async function referringTables(pool: Pool, resource: Resource): Promise<Table[]> {
  const declared = resources
    .flatMap((entry) => [entry, ...partsIn(entry).map(({ rows }) => rows)])
    .map(({ entity }) => snakeCase(entity));
  const found = await pool.query<Table>(
    `select c.conrelid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype in ('a', 'r') and cardinality(c.conkey) = 1
       and c.confrelid = $1::regclass
     group by c.conrelid order by 1`,
    [tableName(resource)],
  );
  return found.rows
    .map(({ name, columns }) => ({ name: name.replaceAll('"', ''), columns }))
    .filter(({ name }) => !declared.includes(name));
}

type Counted = { at: number; id: string; count: number };
const wanted = 'unnest($1::uuid[]) u(id)';
const countStatement = (at: number, table: string, condition: string): string =>
  `select ${at} as at, u.id, c.count from ${wanted} cross join lateral (select count(*)::int as count
    from (select 1 from ${table} t where ${condition} limit ${mostCounted + 1}) c) c where c.count > 0`;

const upTo = (count: number): { count: number; isMore: boolean } => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
});
