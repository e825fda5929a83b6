import { and, eq, sql } from 'drizzle-orm';
import type { NewSubscription, ReportSubscription } from '../../../domain/calls/reports.ts';
import { periodBefore } from '../../../domain/reports/period.ts';
import type { ReportName } from '../../../domain/reports/report.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, type ListQuery, notFound, queryMessages, Refusal } from '../../http/index.ts';
import { assertReport } from '../assert-report.ts';
import { assertSubscribable } from '../data/subscribed-data.ts';
import { askedOf } from '../report-query.ts';
import { reportSubscriptions } from '../tables.ts';

const mostOfOne = 20;

/**
 * POST /report/api/Subscription: by mail, in the current role with its rights at sending time.
 * @throws Refusal 422 wrong fields, 403 for a report the role does not have, 409 for the twenty-first or the same
 * again
 */
export async function subscribe(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  wanted: NewSubscription,
): Promise<ReportSubscription> {
  const filters = wanted.report === 'data' ? (wanted.data ?? {}) : wanted.filters;
  if (wanted.report === 'data') await assertSubscribable({ pool }, actor, filters as Record<string, string>);
  else assertFilters(assertReport(actor, wanted.report), filters);
  return db.transaction(async (tx) => {
    // Serialised, so that concurrent requests do not create a duplicate.
    await tx.execute(sql`select id from "user" where id = ${actor.userId} for update`);
    const own = await tx
      .select()
      .from(reportSubscriptions)
      .where(eq(reportSubscriptions.userId, actor.userId));
    if (own.length >= mostOfOne)
      throw conflict(
        translate({
          id: `Paling banyak ${mostOfOne} kiriman berkala untuk satu orang.`,
          en: `At most ${mostOfOne} regular reports for one person.`,
        }),
      );
    const isSame = (one: (typeof own)[number]) =>
      one.entryId === actor.entryId &&
      one.report === wanted.report &&
      one.frequency === wanted.frequency &&
      one.format === wanted.format &&
      sorted(one.filters) === sorted(filters);
    if (own.some(isSame))
      throw conflict(
        translate({
          id: 'Kiriman berkala yang sama sudah ada.',
          en: 'You already get the same regular report.',
        }),
      );
    const row = {
      id: newId(),
      userId: actor.userId,
      entryId: actor.entryId,
      roleName: actor.positionName,
      report: wanted.report,
      frequency: wanted.frequency,
      format: wanted.format,
      filters,
      createdAt: new Date(),
      sentUpTo: periodBefore(wanted.frequency, dayInWib()).to,
    };
    await tx.insert(reportSubscriptions).values(row);
    const { id, report, frequency, format } = row;
    await recordAudit(tx, {
      actor,
      action: 'create',
      resource: 'report-subscription',
      recordId: id,
      after: { report, frequency, format, filters },
    });
    return present(row);
  });
}

/** GET /report/api/Subscription: one's own, the latest first. */
export async function listSubscriptions(db: Db, actor: Actor): Promise<ReportSubscription[]> {
  const rows = await db
    .select()
    .from(reportSubscriptions)
    .where(eq(reportSubscriptions.userId, actor.userId))
    .orderBy(reportSubscriptions.createdAt);
  return rows.map(present).reverse();
}

/**
 * DELETE /report/api/Subscription/{id}.
 * @throws Refusal 404 for another user's
 */
export async function cancelSubscription(db: Db, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw none();
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(reportSubscriptions)
      .where(and(eq(reportSubscriptions.id, id), eq(reportSubscriptions.userId, actor.userId)))
      .returning({ report: reportSubscriptions.report });
    if (gone.length === 0) throw none();
    await recordAudit(tx, {
      actor,
      action: 'delete',
      resource: 'report-subscription',
      recordId: id,
      before: gone[0],
    });
  });
}

const none = () =>
  notFound(translate({ id: 'Kiriman berkala tidak ditemukan.', en: 'This regular report was not found.' }));

/** @throws Refusal 422 for values that the report would refuse */
function assertFilters(report: ReportName, filters: Record<string, string>): void {
  try {
    askedOf(report, { page: 1, perPage: 1, order: 'DESC', firstChar: '', filters } satisfies ListQuery);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw invalid({ filters: [translate(queryMessages.unknownFilter)] });
  }
}

const sorted = (filters: Record<string, string>): string =>
  JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const present = (row: typeof reportSubscriptions.$inferSelect): ReportSubscription => ({
  id: row.id,
  report: row.report,
  frequency: row.frequency,
  format: row.format,
  ...(row.report === 'data'
    ? { filters: {}, data: row.filters as Record<string, string> }
    : { filters: row.filters }),
  roleName: row.roleName,
  createdAt: row.createdAt.toISOString(),
});
