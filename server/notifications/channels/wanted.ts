import { sql } from 'drizzle-orm';
import {
  type Channel,
  type NotificationKind,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import type { Executor } from '../../db/executor.ts';

type Wants = (userId: string, kind: NotificationKind, channel: Channel) => boolean;

/** Loads these users' channels in one statement: their choices, else the defaults of each kind. */
export async function wantsOf(executor: Executor, userIds: readonly string[]): Promise<Wants> {
  const found = await executor.execute<{ key: string; isOn: boolean }>(sql`
    select user_id || ' ' || kind || ' ' || channel as key, is_on as "isOn" from notification_choice
    where user_id = any(${sql.param([...new Set(userIds)])}::uuid[])`);
  const chosen = new Map(found.rows.map(({ key, isOn }) => [key, isOn]));
  return (userId, kind, channel) => chosen.get(`${userId} ${kind} ${channel}`) ?? startsOn(kind, channel);
}
