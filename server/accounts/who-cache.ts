import type { Pool } from 'pg';
import type { Who } from '../who.ts';

/** What processes tell each other when rights or sessions have changed. */
export const accessChannel = 'naskah_access';

const lifetime = 60_000;
const most = 5000;

/**
 * Who stands behind a session, kept so that a call does not ask the database again. Forgotten at once when
 * anything it was made from changes (effect on the next call), here and, by NOTIFY, in every other process;
 * and after a minute or at midnight in any case, since posts and delegations begin and end by the calendar.
 */
export function whoCache(pool: Pool) {
  const kept = new Map<string, { who: Who; until: number }>();
  let generation = 0;
  const get = (sessionId: string): Who | undefined => {
    const found = kept.get(sessionId);
    return found && found.until > Date.now() ? found.who : undefined;
  };
  /** Finds out and keeps, unless rights changed while the database was asked: that answer is already old. */
  const find = async (sessionId: string, ask: () => Promise<Who | undefined>): Promise<Who | undefined> => {
    const found = get(sessionId);
    if (found) return found;
    const asked = generation;
    const who = await ask();
    if (who && asked === generation) {
      if (kept.size >= most) kept.clear();
      kept.set(sessionId, { who, until: Math.min(Date.now() + lifetime, midnight()) });
    }
    return who;
  };
  const clear = (): void => {
    generation += 1;
    kept.clear();
  };
  const forgetEverywhere = async (): Promise<void> => {
    clear();
    await pool.query('select pg_notify($1, $2)', [accessChannel, '']);
  };
  return { find, clear, forgetEverywhere };
}

/** When the next day begins in Jakarta, whose days the rights go by (UTC+7, no summer time). */
const midnight = (): number => Math.ceil((Date.now() + ahead) / day) * day - ahead;
const ahead = 7 * 3_600_000;
const day = 24 * 3_600_000;

export type WhoCache = ReturnType<typeof whoCache>;
