import { and, eq } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { dayInWib, startOfDayInWib } from '../../lib/wib.ts';
import { trigger } from '../../resources/pengaturan/trigger.ts';
import { recordAudit } from '../audit/index.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { sendMail } from '../mail/index.ts';
import { keptWords, noticeMail, notifiedOf, notifyEach, peopleToMail } from '../notifications/index.ts';
import type { TriggerWork } from './emit-event.ts';
import { above, groupsOf } from './groups.ts';
import { said } from './messages.ts';
import { noticesOf, type PersonalNotice } from './notices.ts';
import { triggerRuns } from './tables.ts';
import { type TriggerContext, triggerContextOf } from './trigger-context.ts';

/** Runs a due trigger (SPEC B5) if still active and, where required, the work open; once per turn. */
export async function runTrigger({ db, config }: Deps, work: TriggerWork, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [rule] = await tx
      .select()
      .from(triggers)
      .where(
        and(eq(triggers.id, work.triggerId), eq(triggers.isActive, true), eq(triggers.event, work.event)),
      );
    const context = rule && (await triggerContextOf(tx, work));
    if (!context) return;
    const { positionIds } = work;
    const doers = rule.onlyIfOpen ? positionIds.filter((post) => context.open.includes(post)) : positionIds;
    if (rule.onlyIfOpen && doers.length === 0) return;
    if (!(await isFirst(tx, work))) return;
    const isLater = rule.delayMinutes > 0;
    const groups = await groupsOf(tx, rule.recipients, work, context, doers);
    const told = await noticesOf(tx, work, context, groups, isLater);
    const superiors =
      rule.actions.includes('escalate') && context.letter
        ? await noticesOf(tx, work, context, [await above(tx, doers)], isLater)
        : [];
    const notices = [...(rule.actions.includes('notify') ? told : []), ...superiors].filter(onceEach());
    const due = new Date(new Date(work.at).getTime() + rule.delayMinutes * 60_000);
    const since = toldSince(work, { isLater, due, now });
    const news = await notTold(tx, work, notices, { isLater, since });
    await notifyEach(
      tx,
      news.map((notice) => ({
        ...notice,
        kind: kindOf(work, notice),
        modul: 'naskah-dinas',
        letter: context.letter ?? undefined,
      })),
    );
    if (rule.actions.includes('email')) {
      const others = [...told, ...superiors].filter((one) => isLater || one.userId !== work.byUserId);
      await mailTo(tx, config.publicUrl, { ...work, letter: context.letter }, others, since);
    }
    if (superiors.length > 0)
      await recordAudit(tx, {
        actor: null,
        action: 'escalate',
        resource: 'letter',
        recordId: work.letterId ?? null,
        after: { trigger: rule.code, event: work.event, userIds: superiors.map((one) => one.userId) },
      });
  });
}

/** Records the run in the same transaction, so that a repeated job does nothing. */
async function isFirst(tx: Executor, { triggerId, event, turn }: TriggerWork): Promise<boolean> {
  const made = await tx
    .insert(triggerRuns)
    .values({ triggerId, turn: `${event} ${turn}` })
    .onConflictDoNothing()
    .returning({ triggerId: triggerRuns.triggerId });
  return made.length === 1;
}

const onceEach = () => {
  const seen = new Set<string>();
  return ({ userId }: PersonalNotice): boolean => !seen.has(userId) && Boolean(seen.add(userId));
};

/** Gives the notification kind: the event's own for its receivers, otherwise a reminder. */
const kindOf = ({ event }: TriggerWork, { title }: PersonalNotice): NotificationKind =>
  title === said[event].now ? said[event].kind : said[event].reminder;

/**
 * Since when an earlier notice suppresses this one: the whole day for deadlines (remind-dispositions.ts), 12 hours
 * for reminders, else a minute.
 */
function toldSince(
  { event, at }: TriggerWork,
  { isLater, due, now }: { isLater: boolean; due: Date; now: Date },
): Date {
  if (event === 'disposisi.batas_waktu') return new Date(startOfDayInWib(dayInWib(due)));
  return new Date(isLater ? now.getTime() - 12 * 3_600_000 : new Date(at).getTime() - 60_000);
}

/** Leaves out the actor, and users notified of the same page since then. */
async function notTold(
  tx: Executor,
  { byUserId }: TriggerWork,
  notices: readonly PersonalNotice[],
  { isLater, since }: { isLater: boolean; since: Date },
): Promise<PersonalNotice[]> {
  const wanted = notices.filter((notice) => isLater || notice.userId !== byUserId);
  const known = new Set<PersonalNotice>();
  // The pages are as few as the kinds of recipients.
  for (const [page, those] of Map.groupBy(wanted, (notice) => notice.detailUrl)) {
    if (page === null) continue;
    const userIds = those.map((notice) => notice.userId);
    const told = await notifiedOf(tx, userIds, page, since);
    for (const notice of those) if (told.has(notice.userId)) known.add(notice);
  }
  return wanted.filter((notice) => !known.has(notice));
}

async function mailTo(
  tx: Executor,
  publicUrl: string,
  { event, letter }: TriggerWork & Pick<TriggerContext, 'letter'>,
  notices: readonly PersonalNotice[],
  since: Date,
): Promise<void> {
  // Mails are Indonesian.
  const mails = notices.map((notice) => ({ ...notice, ...keptWords(notice.title, notice.message) }));
  const byUser = new Map(mails.map((mail) => [mail.userId, mail]));
  const people = await peopleToMail(tx, [...byUser.values()], said[event].kind, since);
  for (const { userId, personName, email } of people) {
    const mail = byUser.get(userId);
    if (!mail) continue;
    await sendMail(tx, {
      recipient: email,
      userId,
      ...noticeMail(publicUrl, { ...mail, personName }, { byRule: true }),
      ...(letter && { letter }),
    });
  }
}

const triggers = tableOf(trigger);
