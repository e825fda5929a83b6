import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';

/** Those that people write by the declared calls; others are made by use cases of their own and changed by events. */
export const writtenResources: readonly Resource[] = resources.filter(({ verbs }) => verbs === undefined);

/** Where a resource's calls are: `/master-data/api/Faq`. */
export const addressOf = (resource: Resource): string => `/${resource.service}/api/${resource.entity}`;

/** The table or view that holds its rows. */
export const tableOf = (resource: Resource): string =>
  `"${resource.entity.replace(/[A-Z]/g, (letter, at) => `${at ? '_' : ''}${letter.toLowerCase()}`)}"`;

/**
 * Gives the demo's administrator every declared resource, also those offered to no role, for tests over all
 * resources. Call before signing in.
 */
export async function openEverything(pool: Pool): Promise<void> {
  const paths = resources.flatMap(({ path, privilege, life, privileges = [] }) => [
    privilege ?? path,
    ...[...(life?.privileges ?? []), ...privileges].map((one) => one.path),
  ]);
  await pool.query(
    `update "role" set privileged_list = array(select distinct unnest(privileged_list || $1::text[])) where code = 'admin'`,
    [paths],
  );
}

/**
 * Captures what a resource's calls could change: its rows by value, and the row counts of all other tables, the
 * audit log included.
 */
export async function standOf(pool: Pool, resource: Resource): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('session') order by 1`,
  );
  const counts = tables.rows.map(
    ({ name }) => `select '${name}' as name, count(*)::text as stand from "${name}"`,
  );
  const rows = `select 'its rows' as name, coalesce(md5(string_agg(t::text, '|' order by t.id)), '') as stand from ${tableOf(resource)} t`;
  const found = await pool.query<{ name: string; stand: string }>([rows, ...counts].join(' union all '));
  return Object.fromEntries(found.rows.map(({ name, stand }) => [name, stand]));
}
