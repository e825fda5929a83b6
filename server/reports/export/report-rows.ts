import { type SQL, sql } from 'drizzle-orm';
import type { ReportItem } from '../../../resources/pelaporan/report.ts';
import type { Db } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { type EntryRow, entryRows, presentEntry } from '../entry-columns.ts';
import type { Asked } from '../report-query.ts';
import { scopeOf } from '../scope.ts';
import { visibleEntries } from '../visible-entries.ts';

const batch = 500;

export type RowsAsked = { search: SQL; direction: 'ASC' | 'DESC' };

/**
 * Every letter of a report that the reader may open, some hundred at a time, in order; `most` at most. A subject its class
 * masks is not told, since files go where nobody asks who reads them (DOMAIN 4).
 */
export async function* reportRows(
  db: Db,
  who: Who,
  asked: Asked,
  { search, direction }: RowsAsked,
  most: number,
): AsyncGenerator<ReportItem> {
  let after: string | undefined;
  for (let given = 0; given < most; ) {
    const limit = Math.min(batch, most - given);
    const page = sql`${visibleEntries(who, asked, { limit, direction, after, search })} limit ${limit}`;
    const { rows } = await db.execute<EntryRow>(
      sql`${scopeOf(asked.report, who, asked.unitId)} ${entryRows(asked.report, page, sql`l.id ${sql.raw(direction)}`)}`,
    );
    for (const row of rows as EntryRow[])
      yield { ...presentEntry(row), ...(row.isMasked && { subject: `Naskah ${row.securityName}` }) };
    after = rows.at(-1)?.id;
    given += rows.length;
    if (rows.length < limit) return;
  }
}

/** How many there are, up to one more than `most`. */
export async function countRows(
  db: Db,
  who: Who,
  asked: Asked,
  { search, direction }: RowsAsked,
  most: number,
): Promise<number> {
  const all = visibleEntries(who, asked, { limit: most + 1, direction, search });
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${scopeOf(asked.report, who, asked.unitId)} ${all} limit ${most + 1}) c`,
  );
  return found.rows[0]?.n ?? 0;
}
