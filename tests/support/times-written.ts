import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/executor.ts';

/** Counts how often a call writes rows of the table, by a database trigger. */
export async function timesWritten(db: Db, table: string, call: () => Promise<unknown>): Promise<number> {
  await db.execute(
    sql.raw(`create sequence written_${table};
    create function count_${table}() returns trigger language plpgsql as 'begin perform nextval(''written_${table}''); return new; end';
    create trigger count_${table} after insert or update on ${table} for each row execute function count_${table}()`),
  );
  try {
    await call();
    const { rows } = await db.execute<{ n: number }>(
      sql.raw(`select case when is_called then last_value::int else 0 end as n from written_${table}`),
    );
    return rows[0]?.n ?? 0;
  } finally {
    await db.execute(
      sql.raw(
        `drop trigger count_${table} on ${table}; drop function count_${table}(); drop sequence written_${table}`,
      ),
    );
  }
}
