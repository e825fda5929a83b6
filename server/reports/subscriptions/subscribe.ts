import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  ColleaguesSubscription,
  NewSubscription,
  ReportSubscription,
} from '../../../domain/calls/reports.ts';
import { periodBefore } from '../../../domain/reports/period.ts';
import { mostSubscriptions, type ReportName } from '../../../domain/reports/report.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { personAs } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { tableOf } from '../../crud/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, type ListQuery, notFound, queryMessages, Refusal } from '../../http/index.ts';
import { assertReport } from '../assert-report.ts';
import { assertSubscribable } from '../data/subscribed-data.ts';
import { askedOf } from '../report-query.ts';
import { reportSubscriptions } from '../tables.ts';

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
  const filters = await checkedFilters({ pool }, actor, wanted);
  return db.transaction(async (tx) => {
    const row = await addFor(tx, { receiver: actor, actor, wanted, filters });
    return present(actor, { ...row, receiverName: null, askedByName: null });
  });
}

/**
 * POST /report/api/Subscription/colleagues: each in their main role, with its rights at sending time.
 * @throws Refusal as subscribe, counted for each of them; 422 at `colleagueIds` for who may not open the report
 */
export async function subscribeColleagues(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  { colleagueIds, ...wanted }: ColleaguesSubscription,
): Promise<ReportSubscription[]> {
  const filters = await checkedFilters({ pool }, actor, wanted);
  const receivers: Actor[] = [];
  // In one order, against deadlocks.
  for (const id of [...new Set(colleagueIds)].toSorted()) {
    const receiver = await personAs(db, id, null);
    if (!receiver) throw invalid({ colleagueIds: [translate(nobody)] });
    try {
      await checkedFilters({ pool }, receiver, wanted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw invalid({ colleagueIds: [translate(closedTo(receiver.personName))] });
    }
    receivers.push(receiver);
  }
  return db.transaction(async (tx) => {
    const made: ReportSubscription[] = [];
    for (const receiver of receivers) {
      const row = await addFor(tx, { receiver, actor, wanted, filters });
      made.push(present(actor, { ...row, receiverName: receiver.personName, askedByName: null }));
    }
    return made;
  });
}

const nobody = {
  id: 'Salah satu rekan tidak dapat masuk lagi. Pilih orang lain.',
  en: 'One of them can sign in no more. Choose somebody else.',
};
const closedTo = (name: string): Message => ({
  id: `${name} tidak dapat membuka laporan ini.`,
  en: `${name} cannot open this report.`,
});

type Filters = typeof reportSubscriptions.$inferSelect.filters;

/** The filters as they are kept. @throws Refusal 403, 422 where this reader would be refused the report */
async function checkedFilters(
  { pool }: Pick<Deps, 'pool'>,
  reader: Actor,
  { report, data, filters }: NewSubscription,
): Promise<Filters> {
  if (report !== 'data') {
    assertFilters(assertReport(reader, report), filters);
    return filters;
  }
  await assertSubscribable({ pool }, reader, data ?? {});
  return data ?? {};
}

type Adding = { receiver: Actor; actor: Actor; wanted: NewSubscription; filters: Filters };

/** @throws Refusal 409 for the twenty-first or the same again */
async function addFor(tx: Executor, { receiver, actor, wanted, filters }: Adding) {
  // Serialised, so that concurrent requests do not create a duplicate.
  await tx.execute(sql`select id from "user" where id = ${receiver.userId} for update`);
  const all = await tx
    .select()
    .from(reportSubscriptions)
    .where(eq(reportSubscriptions.userId, receiver.userId));
  const isOwn = receiver.userId === actor.userId;
  const askedById = isOwn ? null : actor.userId;
  const whom = isOwn ? null : receiver.personName;
  // By who asked: others cannot take the room of the receiver's own.
  if (all.filter((one) => one.askedById === askedById).length >= mostSubscriptions)
    throw conflict(translate(tooMany(whom)));
  const isSame = (one: (typeof all)[number]) =>
    one.entryId === receiver.entryId &&
    one.report === wanted.report &&
    one.frequency === wanted.frequency &&
    one.format === wanted.format &&
    sorted(one.filters) === sorted(filters);
  if (all.some(isSame)) throw conflict(translate(isThere(whom)));
  const row = {
    id: newId(),
    userId: receiver.userId,
    askedById,
    entryId: receiver.entryId,
    roleName: receiver.positionName,
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
    after: { report, frequency, format, filters, ...(!isOwn && { userId: receiver.userId }) },
  });
  return row;
}

const tooMany = (name: string | null): Message => ({
  id: `Anda sudah meminta ${mostSubscriptions} kiriman berkala untuk ${name ?? 'diri sendiri'}, paling banyak untuk satu orang. Hentikan salah satunya dulu.`,
  en: `You have asked for ${mostSubscriptions} regular reports for ${name ?? 'yourself'}, as many as you may for one person. Stop one of them first.`,
});
const isThere = (name: string | null): Message => ({
  id: name ? `${name} sudah menerima kiriman berkala yang sama.` : 'Kiriman berkala yang sama sudah ada.',
  en: name ? `${name} already gets the same regular report.` : 'You already get the same regular report.',
});

/** GET /report/api/Subscription: what one receives or asked for, the latest first. */
export async function listSubscriptions(db: Db, actor: Actor): Promise<ReportSubscription[]> {
  const users = tableOf(user);
  const asker = alias(users, 'asker');
  const rows = await db
    .select({
      ...getTableColumns(reportSubscriptions),
      receiverName: users.personName,
      askedByName: asker.personName,
    })
    .from(reportSubscriptions)
    .innerJoin(users, eq(users.id, reportSubscriptions.userId))
    .leftJoin(asker, eq(asker.id, reportSubscriptions.askedById))
    .where(isOf(actor))
    .orderBy(desc(reportSubscriptions.createdAt), desc(reportSubscriptions.id));
  return rows.map((row) => present(actor, row));
}

/** What is sent to them, or at their request. */
const isOf = ({ userId }: Actor) =>
  or(eq(reportSubscriptions.userId, userId), eq(reportSubscriptions.askedById, userId));

/**
 * DELETE /report/api/Subscription/{id}.
 * @throws Refusal 404 for what is neither sent to them nor at their request
 */
export async function cancelSubscription(db: Db, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw none();
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(reportSubscriptions)
      .where(and(eq(reportSubscriptions.id, id), isOf(actor)))
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

type Named = typeof reportSubscriptions.$inferSelect & {
  receiverName: string | null;
  askedByName: string | null;
};

const present = (reader: Actor, row: Named): ReportSubscription => ({
  id: row.id,
  report: row.report,
  frequency: row.frequency,
  format: row.format,
  ...(row.report === 'data'
    ? { filters: {}, data: row.filters as Record<string, string> }
    : { filters: row.filters }),
  roleName: row.roleName,
  receiverName: row.userId === reader.userId ? null : row.receiverName,
  askedByName: row.askedById === reader.userId ? null : row.askedByName,
  createdAt: row.createdAt.toISOString(),
});
