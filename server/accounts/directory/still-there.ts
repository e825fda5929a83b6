import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Directory, DirectoryError, directoryOf } from '../../directory/index.ts';
import type { SignInWay } from '../tables.ts';
import { openTokens, sealTokens } from './session-tokens.ts';

type Session = {
  id: string;
  way: SignInWay;
  sealedTokens: string | null;
  subject: string | null;
  hours: number;
};

/** Why a session of a person of the directory ends at its renewal. */
export type Gone = 'gone' | 'again';

/**
 * Asks the directory, at most every ten minutes, whether the person of a session is still there. A directory that does
 * not answer ends nothing before its hours are over.
 * @returns undefined where the session goes on
 */
export async function stillThere({ db, config }: Deps, sessionId: string): Promise<Gone | undefined> {
  if (Date.now() < quietUntil) return undefined;
  const directory = directoryOf(config);
  const session = await takeTurn(db, sessionId);
  if (!session) return undefined;
  const said = await ask(directory, config.secret, session);
  if (said === 'gone' || said === 'again') return said;
  if (said === 'there') {
    await db.execute(sql`update session set confirmed_at = now() where id = ${sessionId}`);
    return undefined;
  }
  if (typeof said === 'object') {
    await db.execute(sql`
      update session set confirmed_at = now(), sealed_tokens = ${sealTokens(config.secret, sessionId, said)}
      where id = ${sessionId}`);
    return undefined;
  }
  return session.hours >= (config.directory.oidc?.sessionHours ?? longest) ? 'again' : undefined;
}

/** Milliseconds in which a directory that did not answer is not waited for again. */
const quiet = 60_000;
let quietUntil = 0;

/** Of LDAP, whose password was typed here: as long as any session (sessions.ts). */
const longest = 720;

/** One renewal asks, of several tabs at once: a refresh token of a provider works once. */
async function takeTurn(db: Deps['db'], sessionId: string): Promise<Session | undefined> {
  const found = await db.execute<Session>(sql`
    update session s set asked_at = now()
    from session b left join directory_link l on l.user_id = b.user_id and l.way = b.way
    where s.id = ${sessionId} and b.id = s.id and s.way <> 'password' and s.revoked_at is null
      and s.asked_at < now() - interval '10 minutes'
    returning s.id, s.way, s.sealed_tokens as "sealedTokens", l.subject,
      extract(epoch from now() - s.confirmed_at)::float8 / 3600 as hours`);
  return found.rows[0];
}

type Said = 'there' | Gone | 'nothing' | { idToken: string; refreshToken?: string };

async function ask({ oidc, ldap }: Directory, secret: string, session: Session): Promise<Said> {
  try {
    if (session.way === 'ldap') {
      // The way was turned off, or the person changed to a local password.
      if (!ldap || !session.subject) return 'gone';
      return (await ldap.isThere(session.subject)) ? 'there' : 'gone';
    }
    if (!oidc || !session.subject) return 'gone';
    const tokens = openTokens(secret, session.id, session.sealedTokens);
    if (!tokens?.refreshToken) return 'nothing';
    const renewed = await oidc.renew(tokens.refreshToken);
    return { ...renewed, idToken: renewed.idToken || tokens.idToken };
  } catch (error) {
    if (!(error instanceof DirectoryError)) throw error;
    if (error.fault === 'unreachable') quietUntil = Date.now() + quiet;
    // A refresh token ends when the person is gone, and by age: the provider's page will tell.
    return session.way === 'oidc' && error.fault === 'stale' ? 'again' : 'nothing';
  }
}
