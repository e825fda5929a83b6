import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { conflict } from '../http/index.ts';

/**
 * Refuses a change that leaves no active administrator. Call it in the transaction, after the change.
 * @throws Refusal 409 when no administrator is left
 */
export async function refuseLockout(executor: Executor): Promise<void> {
  // Serialises these changes: of two administrators who remove each other's role, the second is refused.
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const found = await executor.execute(sql`
    select from "user" u
    where u.is_active and u.isldap = '2'
      and u.id in (select id from admin)
      and exists (select from credential c where c.user_id = u.id)
      and main_holding(u.id) is not null
      and array(
        select trim(both '/' from path) from role r, unnest(r.privileged_list) path
        where r.is_active and r.id = any(main_roles(u.id))
      ) @> array['manajemen-user/role', 'manajemen-user/user']
      and not exists (
        select from role r, unnest(r.privileged_list) held where r.is_active and r.id = any(main_roles(u.id))
          and held ~ 'manajemen-user/(role/*:(hide|lock).privilegedList|user/*:(hide|lock).roleIds)$'
      )
    limit 1`);
  if (found.rows.length === 0) throw conflict(translate(nobodyLeft));
}

const nobodyLeft = {
  id: 'Tidak disimpan, karena tidak akan ada lagi administrator yang dapat masuk serta mengatur peran dan pengguna. Beri orang lain hak itu lebih dulu.',
  en: 'Not saved: no administrator would be left who can sign in and manage roles and users. Give somebody else that right first.',
};
