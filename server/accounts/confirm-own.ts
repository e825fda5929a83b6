import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { DirectoryError, directoryOf } from '../directory/index.ts';
import { isProof, takeProof } from './directory/confirm.ts';
import { refusalOfFault } from './directory/words.ts';
import { verifyPassword } from './password.ts';

type Own = { isldap: string; email: string; npp: string; subject: string | null };

/**
 * Whether the actor proves once more who they are: by their password, the directory's where they sign in by it, or by
 * a proof just taken at the provider.
 * @throws Refusal 424 where the directory does not answer
 */
export async function confirmOwn(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
  typed: string,
): Promise<boolean> {
  const found = await db.execute<Own>(sql`
    select u.isldap, u.email, u.npp, l.subject from "user" u
    left join directory_link l on l.user_id = u.id and l.way = 'ldap' where u.id = ${actor.userId}`);
  const own = found.rows[0];
  if (own?.isldap !== '1') return verifyPassword(db, actor.userId, typed);
  if (isProof(typed)) return takeProof(db, actor, typed);
  const { ldap } = directoryOf(config);
  if (!ldap || !own.subject) return false;
  try {
    const person = await ldap.authenticate(own.email, typed);
    return person?.subject === own.subject;
  } catch (error) {
    if (error instanceof DirectoryError) throw refusalOfFault(error);
    throw error;
  }
}
