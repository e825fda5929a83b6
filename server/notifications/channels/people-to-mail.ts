import { sql } from 'drizzle-orm';
import {
  isNotificationKind,
  type NotificationKind,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import type { Executor } from '../../db/executor.ts';
import { wantsOf } from './wanted.ts';

type Addressee = { userId: string; personName: string; email: string };
type About = { userId: string; title: string; message: string; detailUrl: string | null };

/**
 * Users with an account who accept such mail and its kind, not already mailed by a notification.
 * @param since notifications from then on count as the same event
 */
export async function peopleToMail(
  executor: Executor,
  about: readonly About[],
  kind: NotificationKind,
  since: Date,
): Promise<Addressee[]> {
  if (about.length === 0) return [];
  const userIds = about.map(({ userId }) => userId);
  const told = await mailedAnyhow(executor, about, since);
  const found = await executor.execute<Addressee>(sql`
    select u.id as "userId", u.person_name as "personName", u.email
    from "user" u
    left join notification_choice r on r.user_id = u.id and r.kind = 'aturan.surel' and r.channel = 'mail'
    left join notification_choice c on c.user_id = u.id and c.kind = ${kind} and c.channel = 'mail'
    where u.id = any(${sql.param(userIds)}::uuid[]) and u.is_active
      and coalesce(r.is_on, ${startsOn('aturan.surel', 'mail')}) and coalesce(c.is_on, true)
    order by u.person_name`);
  return found.rows.filter(({ userId }) => !told.has(userId));
}

/** Users whom a notification with the same page or words already reaches by mail (pass-on.ts). */
async function mailedAnyhow(executor: Executor, about: readonly About[], since: Date): Promise<Set<string>> {
  const of = new Map(about.map((one) => [one.userId, one]));
  const found = await executor.execute<About & { kind: string }>(sql`
    select user_id as "userId", kind, title, message, detail_url as "detailUrl" from notification
    where user_id = any(${sql.param([...of.keys()])}::uuid[]) and created_at >= ${since.toISOString()}`);
  const wants = await wantsOf(executor, [...of.keys()]);
  const same = (a: About, b: About | undefined): boolean =>
    b !== undefined &&
    ((a.detailUrl !== null && a.detailUrl === b.detailUrl) ||
      (a.title === b.title && a.message === b.message));
  return new Set(
    found.rows
      .filter((notice) => isNotificationKind(notice.kind) && same(notice, of.get(notice.userId)))
      .filter(({ userId, kind }) => isNotificationKind(kind) && wants(userId, kind, 'mail'))
      .map(({ userId }) => userId),
  );
}
