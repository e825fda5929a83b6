import { sql } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { sendJob } from '../jobs/index.ts';
import { passOnJob } from './channels/pass-on-job.ts';
import { notifications } from './tables.ts';

/** Words in both languages, or a user's own text that is the same in each, such as a subject. */
export type NoticeText = Message | string;

export type NewNotification = {
  /** Its kind; users choose channels by it. */
  kind: NotificationKind;
  title: Message;
  modul: string;
  message: NoticeText;
  /** Where a click leads (SPEC A4). */
  detailUrl: string | null;
  tabName: string | null;
  /** When it happened, where an undo looks for it; by default when its transaction began. */
  createdAt?: Date;
  /** The letter concerned: users who may not open it cannot read this in the mail log either. */
  letter?: { id: string; securityRank: number } | undefined;
  /** The class of anything other than a letter: above Biasa the mail log hides it from all users. */
  securityRank?: number | undefined;
};

/** Notifies users. Call it in the transaction of the event, so that neither exists without the other. */
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

/** Stores both languages: notifications show in the reader's language. Mails and logs are Indonesian. */
export function keptWords(title: Message, message: NoticeText) {
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

/** Without a bell for a kind, stored as read at its creation; a later time means the user read it. */
const quietly = ({
  userId,
  kind,
  createdAt,
}: Pick<NewNotification, 'kind' | 'createdAt'> & { userId: string }) => sql`(
  select coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now()) from notification_choice c
  where c.user_id = ${userId} and c.kind = ${kind} and c.channel = 'app' and not c.is_on)`;
