import { sql } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import type { Words } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { sendJob } from '../jobs/index.ts';
import { passOnJob } from './channels/pass-on-job.ts';
import { notifications } from './tables.ts';

/** A pair; or a text alone that somebody wrote and that is the same in every language, such as a subject. */
export type Told = Words | string;

export type NewNotification = {
  /** What it is about: people choose by it how they are told. */
  kind: NotificationKind;
  title: Words;
  modul: string;
  message: Told;
  /** Where a click leads (SPEC A4). */
  detailUrl: string | null;
  tabName: string | null;
  /** The letter it tells of: who may not open that reads nothing of it in the mail log either. */
  letter?: { id: string; securityRank: number } | undefined;
  /** The class of what is no letter: above Biasa nobody reads of it in the mail log. */
  securityRank?: number | undefined;
};

/** Tells people something; in the transaction of what it tells about, so that neither is without the other. */
export async function notify(
  executor: Executor,
  userIds: readonly string[],
  notification: NewNotification,
): Promise<void> {
  await notifyEach(
    executor,
    userIds.map((userId) => ({ ...notification, userId })),
  );
}

/** The same, to everybody something of their own. */
export async function notifyEach(
  executor: Executor,
  notices: readonly (NewNotification & { userId: string })[],
): Promise<void> {
  for (let at = 0; at < notices.length; at += atOnce) {
    const rows = notices
      .slice(at, at + atOnce)
      .map(({ letter, securityRank, title, message, ...notice }) => ({
        ...notice,
        ...keptWords(title, message),
        id: newId(),
        letterId: letter?.id,
        letterRank: letter?.securityRank ?? securityRank,
        readAt: quietly(notice),
      }));
    await executor.insert(notifications).values(rows);
    await sendJob(executor, passOnJob, { ids: rows.map(({ id }) => id) });
  }
}

/** Kept in both languages: a notice is said in its reader's, whoever caused it. Mails and what is logged are Indonesian. */
export function keptWords(title: Words, message: Told) {
  const isPair = typeof message === 'object';
  return {
    title: title.id,
    titleEn: title.en,
    message: isPair ? message.id : message,
    messageEn: isPair ? message.en : null,
  };
}

/** A statement takes 65,535 values at most. */
const atOnce = 1000;

/**
 * Who wants no bell for a kind finds it among their notices all the same: read as it comes, at the very moment it was
 * made. One that was read by its person was read later.
 */
const quietly = ({ userId, kind }: { userId: string; kind: NotificationKind }) => sql`(
  select now() from notification_choice c
  where c.user_id = ${userId} and c.kind = ${kind} and c.channel = 'app' and not c.is_on)`;
