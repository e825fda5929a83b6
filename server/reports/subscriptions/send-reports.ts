import { buffer } from 'node:stream/consumers';
import { and, eq, lt, or } from 'drizzle-orm';
import { longDate } from '../../../domain/letters/tags.ts';
import { type Period, periodBefore } from '../../../domain/reports/period.ts';
import { reportFrequencies, reportLabels, reportPath } from '../../../domain/reports/report.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { loadActorAs } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/index.ts';
import { jobKind, sendJob } from '../../jobs/index.ts';
import { sendMail } from '../../mail/index.ts';
import { mayOpenReport } from '../assert-report.ts';
import { exportReport } from '../export/export-report.ts';
import { figuresOf } from '../export/report-sheet.ts';
import { askedOf } from '../report-query.ts';
import { summarise } from '../summarise.ts';
import { reportSubscriptions } from '../tables.ts';

type Subscription = typeof reportSubscriptions.$inferSelect;

/** One report to one user; separate jobs, so that a long one does not delay others. */
export const reportMailJob = jobKind<{ subscriptionId: string; period: Period }>('report-mail');

/** Most bytes attached to a mail; larger files are downloaded from the page. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Queues the reports with a completed week or month.
 * @returns how many
 */
export async function sendReports({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const today = dayInWib(now);
  const due = await db
    .select({ id: reportSubscriptions.id, frequency: reportSubscriptions.frequency })
    .from(reportSubscriptions)
    .where(
      or(
        ...reportFrequencies.map(({ value }) =>
          and(
            eq(reportSubscriptions.frequency, value),
            lt(reportSubscriptions.sentUpTo, periodBefore(value, today).to),
          ),
        ),
      ),
    );
  for (const { id, frequency } of due) {
    const period = periodBefore(frequency, today);
    await sendJob(db, reportMailJob, { subscriptionId: id, period }, { key: `${id} ${period.to}` });
  }
  return due.length;
}

/**
 * As its reader may see it now, in the subscribed role; without that
 * role or report the subscription ends. Idempotent.
 */
export async function mailReport(deps: Deps, subscriptionId: string, period: Period): Promise<void> {
  const { db } = deps;
  const [wanted] = await db
    .select()
    .from(reportSubscriptions)
    .where(eq(reportSubscriptions.id, subscriptionId));
  if (!wanted || wanted.sentUpTo >= period.to) return;
  const actor = await loadActorAs(db, wanted.userId, wanted.entryId);
  if (!actor || !mayOpenReport(actor, wanted.report)) {
    await db.delete(reportSubscriptions).where(eq(reportSubscriptions.id, subscriptionId));
    return;
  }
  const query = {
    ...{ page: 1, perPage: 1, order: 'DESC' as const, firstChar: '' },
    filters: { ...wanted.filters, ...period },
  };
  const [summary, attachment] = await Promise.all([
    summarise(db, actor, askedOf(wanted.report, query)),
    attachmentOf(deps, actor, wanted, query),
  ]);
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(reportSubscriptions)
      .set({ sentUpTo: period.to })
      .where(and(eq(reportSubscriptions.id, subscriptionId), lt(reportSubscriptions.sentUpTo, period.to)))
      .returning({ id: reportSubscriptions.id });
    if (taken.length === 0) return;
    await sendMail(tx, {
      recipient: actor.email,
      subject: `${reportLabels[wanted.report].id}, ${daysOf(period)}`,
      body: bodyOf(deps.config.publicUrl, actor, wanted, period, figuresOf(summary), attachment !== null),
      attachments: attachment ? [attachment] : [],
    });
  });
}

/** Null when too large for a mail, or when its content must not go into a file. */
async function attachmentOf(
  deps: Deps,
  actor: Actor,
  { report, format }: Subscription,
  query: Parameters<typeof exportReport>[4],
) {
  try {
    const file = await exportReport(deps, actor, report, format, query);
    const content = await buffer(file.content);
    if (content.byteLength >= mostBytes) return null;
    const kept = await deps.files.putFile(content, { name: file.name, maxBytes: mostBytes });
    return { fileName: file.name, mimeType: kept.mimeType, fileHash: kept.hash };
  } catch (error) {
    if (error instanceof Refusal && error.statusCode !== 429) return null;
    throw error;
  }
}

const daysOf = ({ from, to }: Period): string => `${longDate(from)} sampai ${longDate(to)}`;

const bodyOf = (
  publicUrl: string,
  actor: Actor,
  { report, frequency }: Subscription,
  period: Period,
  figures: ReturnType<typeof figuresOf>,
  hasFile: boolean,
): string =>
  [
    `Yth. ${actor.personName},`,
    '',
    `${reportLabels[report].id} ${actor.unitName}, ${daysOf(period)}:`,
    ...figures.map(({ name, value, hint }) => `- ${name}: ${value}${hint ? ` (${hint})` : ''}`),
    '',
    hasFile ? 'Rinciannya terlampir. Laporan lengkap dapat dibuka di' : 'Rinciannya dapat dibuka di',
    `${publicUrl}${reportPath(report)}?dari=${period.from}&sampai=${period.to}`,
    '',
    `Laporan ini dikirim ${frequency === 'weekly' ? 'setiap minggu' : 'setiap bulan'} atas permintaan Anda sebagai ${actor.positionName}. Anda dapat menghentikannya di halaman itu, pada "Kirim berkala".`,
  ].join('\n');
