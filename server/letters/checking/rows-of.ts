import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/executor.ts';
import { unhurriedly } from '../../db/session-settings.ts';

const atOnce = 500;

/** Walks an answer of any length, some hundreds of rows at a time, as it was at one moment. */
export async function eachOf<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await unhurriedly(db, async (tx) => {
    await tx.execute(sql`declare walked no scroll cursor for ${query}`);
    for (;;) {
      const { rows } = await tx.execute(sql.raw(`fetch ${atOnce} from walked`));
      if (rows.length === 0) return;
      await work(rows as Row[]);
    }
  });
}
