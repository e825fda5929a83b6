import type { Pool } from 'pg';

/** Written by every step and never taken back: compared by how many there are. */
const logs = ['audit_log', 'notification', 'mail'];

/**
 * Snapshots the rows of `roots` and of all tables referring to them, so that a test may repeat steps on the same
 * rows. New tables are included by their references.
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
  // Triggers record the tables written to, so that only those are compared and restored.
  await pool.query(`create schema kept; create unlogged table kept.touched (name text);
    create function kept.touch() returns trigger language plpgsql as
      $$ begin insert into kept.touched values (tg_table_name); return null; end $$`);
  for (const { name, columns } of tables)
    await pool.query(`create table kept."${name}" as select ${columns} from public."${name}";
      create trigger kept after insert or update or delete on public."${name}"
        for each row execute function kept.touch()`);

  const touched = async () => {
    const { rows } = await pool.query<{ name: string }>('select distinct name from kept.touched');
    return tables.filter(({ name }) => rows.some((row) => row.name === name));
  };
  const marks = async (statements: string[]) => {
    if (statements.length === 0) return new Map<string, string>();
    const { rows } = await pool.query<{ name: string; mark: string }>(statements.join(' union all '));
    return new Map(rows.map((row) => [row.name, row.mark]));
  };
  const countLogs = logs.map((log) => `select '${log}' as name, count(*)::text as mark from ${log}`);
  let logged = await marks(countLogs);
  return {
    /** Restores the snapshot; the present log rows become the new baseline. */
    putBack: async () => {
      const back = (await touched()).map(
        ({ name, columns }) =>
          `delete from public."${name}"; insert into public."${name}" (${columns}) select ${columns} from kept."${name}";`,
      );
      // Without foreign key checks, so that the table order does not matter.
      await pool.query(`begin; set local session_replication_role = replica; ${back.join('')}
        delete from kept.touched; commit`);
      logged = await marks(countLogs);
    },
    /** Lists changed tables, and logs with more rows than at the last `putBack`. */
    changed: async (): Promise<string[]> => {
      const those = await touched();
      const [now, before] = await Promise.all(
        ['public', 'kept'].map((schema) => marks(those.map((table) => markOf(schema, table)))),
      );
      const said = await marks(countLogs);
      return [
        ...those.filter(({ name }) => now?.get(name) !== before?.get(name)).map(({ name }) => name),
        ...logs.filter((log) => said.get(log) !== logged.get(log)),
      ];
    },
  };
}

const markOf = (schema: string, { name, columns }: { name: string; columns: string }): string =>
  `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark
   from (select ${columns} from ${schema}."${name}") t`;
