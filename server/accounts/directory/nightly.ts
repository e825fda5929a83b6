import { sql } from 'drizzle-orm';
import type { Message } from '../../../lib/language.ts';
import type { Hooks } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { DirectoryError, type DirectoryPerson, directoryOf } from '../../directory/index.ts';
import { Refusal } from '../../http/index.ts';
import { accessChannel } from '../actor-cache.ts';
import { deactivateGone } from './deactivate-gone.ts';
import { keepRun } from './last-run.ts';
import { linkPerson } from './link-person.ts';
import { faultWords } from './words.ts';

/** Of people known to the directory, so many may be gone in one night: more is a wrong base or filter. */
const mostGone = { people: 3, share: 0.2 };

type Account = { userId: string; subject: string | null; email: string; npp: string };

/**
 * Compares people with the directory (LDAP): whoever is gone or disabled there is deactivated, the others' names,
 * numbers, addresses and roles are taken over. Many gone at once change nothing: administrators are shown it.
 * @param hooks of users
 */
export async function compareWithDirectory(deps: Deps, now: Date, hooks?: Hooks): Promise<void> {
  const { ldap } = directoryOf(deps.config);
  if (!ldap) return;
  let people: Map<string, DirectoryPerson>;
  try {
    people = await ldap.everybody();
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error;
    return keepRun(deps.db, now, {
      outcome: 'failed',
      checked: 0,
      deactivated: 0,
      message: faultWords[error.fault],
    });
  }
  const accounts = await accountsOf(deps);
  const linked = accounts.filter(({ subject }) => subject !== null);
  const gone = linked.filter(({ subject }) => !people.has(subject ?? ''));
  if (gone.length > Math.max(mostGone.people, linked.length * mostGone.share))
    return keepRun(deps.db, now, {
      outcome: 'held',
      checked: linked.length,
      deactivated: 0,
      message: tooMany(gone.length),
    });
  let deactivated = 0;
  for (const { userId } of gone)
    if (await deps.db.transaction((tx) => deactivateGone(tx, userId, hooks)).catch(keepsOthers))
      deactivated += 1;
  await takeOver(deps, accounts, people);
  if (accounts.length > 0) await deps.pool.query('select pg_notify($1, $2)', [accessChannel, '']);
  await keepRun(deps.db, now, { outcome: 'done', checked: accounts.length, deactivated, message: nothing });
}

/** Active people who sign in by the directory. */
async function accountsOf({ db }: Deps): Promise<Account[]> {
  const found = await db.execute<Account>(sql`
    select u.id as "userId", l.subject, lower(u.email) as email, lower(u.npp) as npp from "user" u
    left join directory_link l on l.user_id = u.id and l.way = 'ldap'
    where u.isldap = '1' and u.is_active order by u.id`);
  return found.rows;
}

/** Also links who has signed in by the provider alone, so that their leaving is seen. */
async function takeOver(
  deps: Deps,
  accounts: readonly Account[],
  people: ReadonlyMap<string, DirectoryPerson>,
): Promise<void> {
  const named = new Map(
    [...people.values()].flatMap(
      (person) =>
        [
          [person.email.toLowerCase(), person],
          [person.npp.toLowerCase(), person],
        ] as const,
    ),
  );
  for (const { subject, email, npp } of accounts) {
    const person = subject === null ? (named.get(email) ?? named.get(npp)) : people.get(subject);
    if (person)
      // One who does not fit stays as they are, and is told so at their sign-in.
      await linkPerson(deps.db, person, false).catch(keepsOthers);
  }
}

/** What is refused of one person keeps nothing from the others. */
function keepsOthers(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}

const nothing: Message = { id: '', en: '' };
const tooMany = (count: number): Message => ({
  id: `${count} orang tidak ditemukan lagi di direktori, lebih dari yang wajar untuk satu malam; tidak seorang pun dinonaktifkan. Periksa LDAP_BASE dan LDAP_FILTER.`,
  en: `${count} people are not found in the directory any more, too many for one night; nobody was deactivated. Check LDAP_BASE and LDAP_FILTER.`,
});
