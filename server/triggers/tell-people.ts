import { sql } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { sendMail } from '../mail/index.ts';
import {
  keptWords,
  type NewNotification,
  noticeMail,
  notifiedOf,
  notifyEach,
  peopleToMail,
} from '../notifications/index.ts';
import type { PersonalNotice } from './notices.ts';

type Telling = {
  rule: { code: string; actions: readonly string[] };
  told: readonly PersonalNotice[];
  superiors: readonly PersonalNotice[];
  isLater: boolean;
  /** The actor, who is told of reminders alone. */
  byUserId?: string | undefined;
  /** An earlier notice of the same page suppresses one from then on. */
  since: Date;
  kindOf: (notice: PersonalNotice) => NotificationKind;
  /** Whoever wants no mail of this kind gets none. */
  mailKind: NotificationKind;
  escalated: { resource: string; recordId: string | null; event: string };
  /** The trigger's own words in place of the usual ones, of what somebody may open. */
  own: (notice: PersonalNotice) => PersonalNotice;
  /** It has such words: what a step said of the page already does not suppress them. */
  hasOwn: boolean;
} & Pick<NewNotification, 'modul' | 'letter'>;

export type Outcome = { told: number; mailed: number; meant: number };

/**
 * Does what a trigger says: notices and mails to whom it told, notices to their superiors.
 * @returns how many were told and mailed, of how many who are meant and may know
 */
export async function tellPeople(
  tx: Executor,
  publicUrl: string,
  {
    rule,
    told,
    superiors,
    isLater,
    byUserId,
    since,
    kindOf,
    mailKind,
    escalated,
    own,
    hasOwn,
    ...rest
  }: Telling,
): Promise<Outcome> {
  const { modul, letter } = rest;
  const wanted = (one: PersonalNotice): boolean => isLater || one.userId !== byUserId;
  const notices = [...(rule.actions.includes('notify') ? told : []), ...superiors].filter(onceEach());
  const news = hasOwn ? notices.filter(wanted) : await notTold(tx, notices.filter(wanted), since);
  await notifyEach(
    tx,
    news.map((notice) => ({ ...own(notice), kind: kindOf(notice), modul, letter })),
  );
  const mails = rule.actions.includes('email') ? [...told, ...superiors].filter(wanted).map(own) : [];
  const mailed = await mailTo(
    tx,
    publicUrl,
    { mailKind, letter, since: hasOwn ? await beganAt(tx) : since },
    mails,
  );
  if (superiors.length > 0) {
    const { event, ...record } = escalated;
    await recordAudit(tx, {
      ...{ actor: null, action: 'escalate', ...record },
      after: { trigger: rule.code, event, userIds: superiors.map((one) => one.userId) },
    });
  }
  return { told: news.length, mailed, meant: [...told, ...superiors].filter(wanted).length };
}

/** When the transaction began, as its notices say. */
async function beganAt(tx: Executor): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? 0);
}

const onceEach = () => {
  const seen = new Set<string>();
  return ({ userId }: PersonalNotice): boolean => !seen.has(userId) && Boolean(seen.add(userId));
};

/** Leaves out users notified of the same page since then. */
async function notTold(
  tx: Executor,
  notices: readonly PersonalNotice[],
  since: Date,
): Promise<PersonalNotice[]> {
  const known = new Set<PersonalNotice>();
  // The pages are as few as the kinds of recipients.
  for (const [page, those] of Map.groupBy(notices, (notice) => notice.detailUrl)) {
    if (page === null) continue;
    const userIds = those.map((notice) => notice.userId);
    const told = await notifiedOf(tx, userIds, page, since);
    for (const notice of those) if (told.has(notice.userId)) known.add(notice);
  }
  return notices.filter((notice) => !known.has(notice));
}

async function mailTo(
  tx: Executor,
  publicUrl: string,
  { mailKind, letter, since }: Pick<Telling, 'mailKind' | 'letter' | 'since'>,
  notices: readonly PersonalNotice[],
): Promise<number> {
  if (notices.length === 0) return 0;
  // Mails are Indonesian.
  const mails = notices.map((notice) => ({ ...notice, ...keptWords(notice.title, notice.message) }));
  const byUser = new Map(mails.map((mail) => [mail.userId, mail]));
  const people = await peopleToMail(tx, [...byUser.values()], mailKind, since);
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
  return people.length;
}
