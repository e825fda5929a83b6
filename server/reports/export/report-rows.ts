import { type SQL, sql } from 'drizzle-orm';
import type { ReportItem } from '../../../domain/calls/reports.ts';
import { countedMessages } from '../../../domain/reports/report-words.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { pageOfItems } from '../archive-items.ts';
import { type EntryRow, entryRows, presentEntry } from '../entry-columns.ts';
import type { Asked } from '../report-query.ts';
import { scopeOf } from '../scope.ts';
import { blockSize, visibleEntries } from '../visible-entries.ts';

export type RowsAsked = { search: SQL; firstChar: string; direction: 'ASC' | 'DESC' };

/**
 * Yields visible rows by blocks after the last row, so that inserts cause
 * no duplicates. Subjects stay masked (DOMAIN 4).
 */
export async function* reportRows(
  db: Db,
  actor: Actor,
  asked: Asked,
  { search, firstChar, direction }: RowsAsked,
  most: number,
): AsyncGenerator<ReportItem> {
  const { report } = asked;
  let last: EntryRow[] = [];
  for (let given = 0; given < most; given += blockSize) {
    const block =
      report === 'arsip'
        ? pageOfItems(actor, asked, { limit: blockSize, offset: 0, after: endOf(last), direction, firstChar })
        : sql`select b.id, 0 as block from (
            ${visibleEntries(actor, asked, { limit: blockSize, direction, after: endById(last, direction), search })}
            limit ${blockSize}) b`;
    const found = await db.execute<EntryRow>(
      sql`${scopeOf(report, actor, asked.unitId)} ${entryRows(report, block, direction)}`,
    );
    last = found.rows;
    for (const row of last.slice(0, most - given))
      yield {
        ...presentEntry(row),
        ...(row.isMasked && { subject: `${countedMessages[report].id} ${row.securityName}` }),
      };
    if (last.length < blockSize) return;
  }
}

/** Items come in the order of their dates. */
function endOf(rows: readonly EntryRow[]): { day: string; id: string } | undefined {
  const row = rows.at(-1);
  return row && { day: dayInWib(row.at), id: row.id };
}

/** Where a block of letters ends by id, whatever the order of its dates. */
function endById(rows: readonly EntryRow[], direction: 'ASC' | 'DESC'): string | undefined {
  const ids = rows.map(({ id }) => id).toSorted();
  return direction === 'ASC' ? ids.at(-1) : ids[0];
}

/** How many there are, up to one more than `most`. */
export async function countRows(
  db: Db,
  actor: Actor,
  asked: Asked,
  { search, firstChar, direction }: RowsAsked,
  most: number,
): Promise<number> {
  const all =
    asked.report === 'arsip'
      ? pageOfItems(actor, asked, { limit: most + 1, offset: 0, direction, firstChar })
      : visibleEntries(actor, asked, { limit: most + 1, direction, search });
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${scopeOf(asked.report, actor, asked.unitId)} select 1 from (${all}) x limit ${most + 1}) c`,
  );
  return found.rows[0]?.n ?? 0;
}
