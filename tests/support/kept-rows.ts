import type { Pool } from 'pg';

/** Written by every step and never taken back: compared by how many there are. */
const logs = ['audit_log', 'notification', 'mail'];

/**
 * Keeps the rows of `roots` and of every table that refers to them, directly or through others, so that a test may try
 * one thing after the other on the same rows. A table of a new capability comes along by its references.
 */
export async function keepRows(pool: Pool, roots: readonly string[]) {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `with recursive t (oid) as (
       select c.oid from pg_class c where c.relname = any($1) and c.relnamespace = 'public'::regnamespace
       union select f.conrelid from t join pg_constraint f on f.confrelid = t.oid and f.contype = 'f')
     select c.relname as name, (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from t join pg_class c on c.oid = t.oid order by 1`,
    [roots],
  );
  const missing = roots.filter((root) => !tables.some(({ name }) => name === root));
  if (missing.length > 0) throw new Error(`No tables ${missing.join(', ')}`);
  for (const { name, columns } of tables) {
    await pool.query(`create schema if not exists kept`);
    await pool.query(`create table kept."${name}" as select ${columns} from public."${name}"`);
  }
  // Without the checks of references, so that the order of the tables does not matter.
  const back = tables
    .map(
      ({ name, columns }) =>
        `delete from public."${name}"; insert into public."${name}" (${columns}) select ${columns} from kept."${name}"`,
    )
    .join(';');
  const mark = (schema: string, { name, columns }: { name: string; columns: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark
     from (select ${columns} from ${schema}."${name}") t`;
  const marks = async (statement: string) =>
    new Map((await pool.query<{ name: string; mark: string }>(statement)).rows.map((r) => [r.name, r.mark]));
  const before = await marks(tables.map((table) => mark('kept', table)).join(' union all '));
  const countLogs = logs.map((log) => `select '${log}' as name, count(*)::text as mark from ${log}`);
  let logged = await marks(countLogs.join(' union all '));
  return {
    /** Everything as it was when it was kept; what the logs say by now counts as said. */
    putBack: async () => {
      await pool.query(`begin; set local session_replication_role = replica; ${back}; commit`);
      logged = await marks(countLogs.join(' union all '));
    },
    /** The tables that are not as they were, and the logs that say more than at the last `putBack`. */
    changed: async (): Promise<string[]> => {
      const now = await marks(
        [...tables.map((table) => mark('public', table)), ...countLogs].join(' union all '),
      );
      return [...now]
        .filter(([name, is]) => is !== (before.get(name) ?? logged.get(name)))
        .map(([name]) => name);
    },
  };
}
