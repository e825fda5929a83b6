import { sql } from 'drizzle-orm';
import type { ReportItem } from '../../domain/calls/reports.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import type { ListData, ListQuery } from '../http/index.ts';
import { pageOf, searchOf } from '../letters/index.ts';
import { pageOfItems } from './archive-items.ts';
import { type EntryRow, entryRows, presentEntry } from './entry-columns.ts';
import { askedOf, directionOf } from './report-query.ts';
import { scopeOf } from './scope.ts';
import { pageOfEntries, visibleEntries } from './visible-entries.ts';

/** Limit of the count: counting further costs as much as the page, and users do not page that far. */
const countedUpTo = 500;

/**
 * GET /report/api/Report/{report}: the report's letters the user may open, latest first; FirstChar is a substring
 * of subject or number. Two statements.
 * @throws Refusal 400 for unknown filters, values and orders
 */
export function listEntries(
  db: Db,
  actor: Actor,
  report: ReportName,
  query: ListQuery,
): Promise<ListData<ReportItem>> {
  const asked = askedOf(report, query);
  const search = searchOf(query);
  const direction = directionOf(query);
  const scope = scopeOf(report, actor, asked.unitId);
  const { page, perPage } = query;
  const cut = { limit: perPage, offset: (page - 1) * perPage, direction, firstChar: query.firstChar };
  const rows =
    report === 'arsip'
      ? pageOfItems(actor, asked, cut)
      : pageOfEntries(actor, asked, { page, perPage, direction, search });
  const all =
    report === 'arsip'
      ? pageOfItems(actor, asked, { ...cut, limit: countedUpTo + 1, offset: 0 })
      : visibleEntries(actor, asked, { limit: countedUpTo + 1, direction, search });
  return pageOf<EntryRow, ReportItem>(
    db,
    {
      page: sql`${scope} ${entryRows(report, rows, direction)}`,
      count: sql`${scope} select 1 from (${all}) x`,
    },
    presentEntry,
    countedUpTo,
  );
}
