import type { ClientBase } from 'pg';
import { lanes } from '../jobs/index.ts';
import type { Manifest } from './manifest.ts';

/** `name` and `columns` as SQL identifiers; `rows` is an optional condition for a part of the table. */
export type Table = { name: string; columns: string[]; rows?: string };

/** Lists every product table with its insertable columns as the database has them, and the jobs. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r') or c.oid = '${jobs}'::regclass
    group by c.oid, n.nspname, c.relname order by n.nspname = 'public' desc, 1`);
  return rows.map((table) => (table.name === jobs ? { ...table, rows: ofLanes } : table));
}

const jobs = 'pgboss.job';
/**
 * Queues and schedules are declared in code; jobs are data, finished ones too: they remember their idempotency
 * keys.
 */
const ofLanes = `name in (${Object.keys(lanes)
  .map((lane) => `'${lane}'`)
  .join(', ')})`;

export async function sequencesOf(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return rows;
}
