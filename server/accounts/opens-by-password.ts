import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { directoryOf } from '../directory/index.ts';
import { mustChangePassword } from './password.ts';
import { hasTwoFactor } from './two-factor/second-step.ts';

/**
 * Whether somebody's password alone opens a session: no second step, none that an administrator gave, no sign-in at a
 * provider.
 */
export async function opensByPassword(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  if ((await hasTwoFactor(db, userId)) || (await mustChangePassword(db, userId))) return false;
  const { rows } = await db.execute<{ isldap: string; inLdap: boolean }>(sql`
    select u.isldap, exists (select from directory_link l where l.user_id = u.id and l.way = 'ldap') as "inLdap"
    from "user" u where u.id = ${userId}`);
  const [own] = rows;
  return own?.isldap !== '1' || (own.inLdap && directoryOf(config).ldap !== undefined);
}
