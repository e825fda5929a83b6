import { sql } from 'drizzle-orm';
import type { SignInFacts } from '../../domain/accounts/can-sign-in.ts';
import type { Executor } from '../db/executor.ts';
import { isInForce } from '../db/today.ts';

/** Loads what `canSignIn` decides by; undefined for nobody. */
export async function signInFactsOf(executor: Executor, userId: string): Promise<SignInFacts | undefined> {
  const found = await executor.execute<SignInFacts>(sql`
    select u.is_active as "isActive", u.isldap, directory_connected() as "isDirectoryConnected",
      coalesce((select json_agg(json_build_object('startDate', m.start_date, 'endDate', m.end_date,
        'isOpen', m.is_active and p.is_active)) from job_mapping m join position p on p.id = m.position_id
        where m.user_id = u.id), '[]') as holdings,
      exists (select from secretary s join position p on p.id = s.official_position_id and p.is_active
        where s.secretary_user_id = u.id and s.is_active)
      or exists (select from delegation d join position p on p.id = d.from_position_id and p.is_active
        where d.to_user_id = u.id and ${isInForce('d')}) as "actsForOthers",
      exists (select from credential c where c.user_id = u.id) as "hasPassword",
      ${invitationStateOf(sql`u.id`)} as invitation
    from "user" u where u.id = ${userId}`);
  return found.rows[0];
}

/** `InvitationState`: of links that can still be accepted the one on its way, else the newest. */
export const invitationStateOf = (userId: ReturnType<typeof sql>) => sql`coalesce((
  select case when i.expires_at <= now() then 'expired' when i.mail_id is null then 'shared'
    when l.state = 'withdrawn' then 'failed' else coalesce(l.state, 'sent') end
  from invitation i left join mail l on l.id = i.mail_id
  where i.user_id = ${userId} and i.used_at is null and i.withdrawn_at is null
  order by i.expires_at <= now(), coalesce(l.state in ('failed', 'withdrawn'), false), i.created_at desc limit 1
), 'none')`;
