import type { Pool } from 'pg';
import type { Who } from '../who.ts';

const lifetime = 60_000;
const most = 5000;

/**
 * Who stands behind a session, kept so that a call does not ask the database again. Forgotten at once when
 * anything it was made from changes (effect on the next call), here and, by NOTIFY, in every other process;
 * and after a minute in any case, since delegations end by the calendar.
 */
export function whoCache(pool: Pool) {
  const kept = new Map<string, { who: Who; until: number }>();
  const get = (sessionId: string): Who | undefined => {
    const found = kept.get(sessionId);
    return found && found.until > Date.now() ? found.who : undefined;
  };
  const put = (who: Who): void => {
    if (kept.size >= most) kept.clear();
    kept.set(who.sessionId, { who, until: Date.now() + lifetime });
  };
  const clear = (): void => kept.clear();
  const forgetEverywhere = async (): Promise<void> => {
    clear();
    await pool.query("select pg_notify('naskah_access', '')");
  };
  return { get, put, clear, forgetEverywhere };
}
export type WhoCache = ReturnType<typeof whoCache>;
