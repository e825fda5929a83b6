import type { Pool } from 'pg';
import type { Actor } from '../actor.ts';

/** Channel by which processes announce changed rights or sessions. */
export const accessChannel = 'naskah_access';

const lifetime = 60_000;
const most = 5000;

/**
 * Changes to an actor's sources clear it everywhere (NOTIFY); expires at
 * midnight too, as posts and delegations follow dates.
 */
export function actorCache(pool: Pool) {
  const kept = new Map<string, { actor: Actor; until: number }>();
  let generation = 0;
  const get = (sessionId: string): Actor | undefined => {
    const found = kept.get(sessionId);
    return found && found.until > Date.now() ? found.actor : undefined;
  };
  /** Loads and caches, unless rights changed during the query: that result is already stale. */
  const find = async (
    sessionId: string,
    ask: () => Promise<Actor | undefined>,
  ): Promise<Actor | undefined> => {
    const found = get(sessionId);
    if (found) return found;
    const asked = generation;
    const actor = await ask();
    if (actor && asked === generation) {
      if (kept.size >= most) kept.clear();
      kept.set(sessionId, {
        actor,
        until: Math.min(Date.now() + lifetime, midnight(), actor.viewing?.until ?? Infinity),
      });
    }
    return actor;
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

/** Next midnight in Jakarta, whose days rights follow (UTC+7, no summer time). */
const midnight = (): number => Math.ceil((Date.now() + ahead) / day) * day - ahead;
const ahead = 7 * 3_600_000;
const day = 24 * 3_600_000;

export type ActorCache = ReturnType<typeof actorCache>;
