import { sql } from 'drizzle-orm';
import type { MailTopic } from '../../resources/notification-settings.ts';
import type { Executor } from '../db/executor.ts';

type Addressee = { userId: string; personName: string; email: string };

/** Those of them who want mail about this (/notifikasi/pengaturan) and still have an account. */
export async function peopleToMail(
  executor: Executor,
  userIds: readonly string[],
  topic: MailTopic,
): Promise<Addressee[]> {
  if (userIds.length === 0) return [];
  const found = await executor.execute<Addressee>(sql`
    select u.id as "userId", u.person_name as "personName", u.email
    from "user" u left join notification_setting s on s.user_id = u.id
    where u.id = any(${sql.param([...userIds])}::uuid[]) and u.is_active
      and not (${topic} = any(coalesce(s.muted, '{}')))
    order by u.person_name`);
  return found.rows;
}
