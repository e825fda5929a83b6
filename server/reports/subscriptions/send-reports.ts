import { buffer } from 'node:stream/consumers';
import { and, eq, getTableColumns, lt, or } from 'drizzle-orm';
import { longDate } from '../../../domain/letters/tags.ts';
import { dataReportPage } from '../../../domain/reports/data-report-page.ts';
import { type Period, periodBefore } from '../../../domain/reports/period.ts';
import { reportLabels, reportPath } from '../../../domain/reports/report.ts';
import { reportFrequencies } from '../../../domain/reports/report-words.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { loadActorAs } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/index.ts';
import { jobKind, sendJob } from '../../jobs/index.ts';
import { sendMail } from '../../mail/index.ts';
import { mayOpenReport } from '../assert-report.ts';
import { dataMail, subscribedData } from '../data/subscribed-data.ts';
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
  const users = tableOf(user);
  const [wanted] = await db
    .select({ ...getTableColumns(reportSubscriptions), askedByName: users.personName })
    .from(reportSubscriptions)
    .leftJoin(users, eq(users.id, reportSubscriptions.askedById))
    .where(eq(reportSubscriptions.id, subscriptionId));
  if (!wanted || wanted.sentUpTo >= period.to) return;
  const actor = await loadActorAs(db, wanted.userId, wanted.entryId);
  const contents = actor && (await contentsOf(deps, actor, wanted, period));
  if (!actor || !contents) {
    await db.delete(reportSubscriptions).where(eq(reportSubscriptions.id, subscriptionId));
    return;
  }
  const { figures, attachment, label, page } = contents;
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(reportSubscriptions)
      .set({ sentUpTo: period.to })
      .where(and(eq(reportSubscriptions.id, subscriptionId), lt(reportSubscriptions.sentUpTo, period.to)))
      .returning({ id: reportSubscriptions.id });
    if (taken.length === 0) return;
    await sendMail(tx, {
      recipient: actor.email,
      subject: label,
      body: bodyOf(actor, wanted, {
        title: label,
        address: `${deps.config.publicUrl}${page}`,
        figures,
        hasFile: attachment !== null,
      }),
      attachments: attachment ? [attachment] : [],
    });
  });
}

type Contents = {
  label: string;
  page: string;
  figures: ReturnType<typeof figuresOf>;
  attachment: Awaited<ReturnType<typeof attachmentOf>>;
};

/** Undefined where the reader may open the report no more. */
async function contentsOf(
  deps: Deps,
  actor: Actor,
  wanted: Subscription,
  period: Period,
): Promise<Contents | undefined> {
  const { report, format } = wanted;
  if (report === 'data') return dataContents(deps, actor, wanted.filters as Record<string, string>, format);
  if (!mayOpenReport(actor, report)) return undefined;
  const query = {
    ...{ page: 1, perPage: 1, order: 'DESC' as const, firstChar: '' },
    filters: { ...wanted.filters, ...period } as Record<string, string>,
  };
  const [summary, attachment] = await Promise.all([
    summarise(deps.db, actor, askedOf(report, query)),
    attachmentOf(deps, () => exportedFile(deps, actor, report, format, query)),
  ]);
  return {
    label: `${reportLabels[report].id}, ${daysOf(period)}`,
    page: `${reportPath(report)}?dari=${period.from}&sampai=${period.to}`,
    figures: figuresOf(summary),
    attachment,
  };
}

/** As it stands that morning; declared records have no period of their own. */
async function dataContents(
  deps: Deps,
  actor: Actor,
  kept: Record<string, string>,
  format: Subscription['format'],
): Promise<Contents | undefined> {
  try {
    const mail = await dataMail(deps, actor, subscribedData(actor, kept), format);
    const attachment = await attachmentOf(deps, async () => mail);
    return {
      label: `${dataReportPage.label.id}: ${mail.label}`,
      page: dataReportPage.path,
      figures: mail.figures,
      attachment,
    };
  } catch (error) {
    if (error instanceof Refusal && [400, 403, 404].includes(error.statusCode)) return undefined;
    throw error;
  }
}

async function exportedFile(...asked: Parameters<typeof exportReport>) {
  const file = await exportReport(...asked);
  return { name: file.name, content: await buffer(file.content) };
}

/** Null when too large for a mail, or when its content must not go into a file. */
async function attachmentOf(deps: Deps, make: () => Promise<{ name: string; content: Buffer }>) {
  try {
    const { name, content } = await make();
    if (content.byteLength >= mostBytes) return null;
    const kept = await deps.files.putFile(content, { name, maxBytes: mostBytes });
    return { fileName: name, mimeType: kept.mimeType, fileHash: kept.hash };
  } catch (error) {
    if (error instanceof Refusal && error.statusCode !== 429) return null;
    throw error;
  }
}

const daysOf = ({ from, to }: Period): string => `${longDate(from)} sampai ${longDate(to)}`;

type Letter = {
  title: string;
  address: string;
  figures: ReturnType<typeof figuresOf>;
  hasFile: boolean;
};

const bodyOf = (
  actor: Actor,
  { frequency, askedByName }: Subscription & { askedByName: string | null },
  { title, address, figures, hasFile }: Letter,
): string =>
  [
    `Yth. ${actor.personName},`,
    '',
    `${title}, ${actor.unitName}:`,
    ...figures.map(({ name, value, hint }) => `- ${name}: ${value}${hint ? ` (${hint})` : ''}`),
    '',
    hasFile ? 'Rinciannya terlampir. Laporan lengkap dapat dibuka di' : 'Rinciannya dapat dibuka di',
    address,
    '',
    `Laporan ini dikirim ${frequency === 'weekly' ? 'setiap minggu' : 'setiap bulan'} atas permintaan ${askedByName ?? 'Anda'} dan memuat yang boleh Anda lihat sebagai ${actor.positionName}. Anda dapat menghentikannya di halaman itu, pada "Kirim berkala".`,
  ].join('\n');
