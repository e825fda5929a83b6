import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { DirectoryError, directoryOf } from '../directory/index.ts';
import { Refusal } from '../http/index.ts';
import { linkPerson } from './directory/link-person.ts';
import { refusalOfFault } from './directory/words.ts';
import { verifyPassword } from './password.ts';
import type { SignInWay } from './tables.ts';

/** The account that a typed name belongs to; `way` is how its password is checked. */
export type Account = { userId: string | null; way: Exclude<SignInWay, 'oidc'> };
export type Proven = { userId: string; isChanged: boolean };

/** A name that Naskah does not know may be one of the directory's, whose person is made at sign-in. */
export async function accountOf({ db, config }: Deps, typed: string): Promise<Account> {
  const found = await db.execute<{ id: string; isldap: string }>(sql`
    select id, isldap from "user" where (lower(email) = lower(${typed}) or lower(npp) = lower(${typed})) and is_active`);
  const hasDirectory = directoryOf(config).ldap !== undefined;
  const [only, ...others] = found.rows;
  if (!only) return { userId: null, way: hasDirectory ? 'ldap' : 'password' };
  if (others.length > 0) return { userId: null, way: 'password' };
  if (only.isldap === '2') return { userId: only.id, way: 'password' };
  return hasDirectory ? { userId: only.id, way: 'ldap' } : { userId: null, way: 'password' };
}

/**
 * Checks a password where it is kept: here, or in the directory. Never in both: a local password that a person of the
 * directory still has opens nothing.
 * @returns undefined for a wrong one
 * @throws Refusal 403 for a person of the directory without an account; 424 where the directory does not answer
 */
export async function provePassword(
  { db, config }: Deps,
  { userId, way }: Account,
  { email, password }: { email: string; password: string },
): Promise<Proven | undefined> {
  const { ldap } = directoryOf(config);
  if (way === 'password' || !ldap) {
    const matches = await verifyPassword(db, userId, password);
    return matches && userId ? { userId, isChanged: false } : undefined;
  }
  try {
    const person = await ldap.authenticate(email, password);
    return person && (await linkPerson(db, person, config.directory.makesPeople));
  } catch (error) {
    if (error instanceof DirectoryError) throw refusalOfFault(error);
    throw error;
  }
}

export const wrongPassword = () => {
  const message = translate({
    id: 'NPP, surel, atau kata sandi tidak cocok.',
    en: 'Staff number, e-mail address or password do not match.',
  });
  return new Refusal(401, message, { password: [message] });
};
