import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';

/** Shorter ones, as begin and commit, have no plan. */
const long = 50;

/**
 * Names long statements, so that PostgreSQL caches their plans: on the tests' few rows, planning the letter
 * visibility takes ten times as long as running it.
 */
export function planOnce(pool: Pool): void {
  pool.on('connect', (session) => {
    // Else the first five times are planned all the same.
    void session.query('set plan_cache_mode = force_generic_plan');
    const ask = session.query.bind(session) as (...all: unknown[]) => unknown;
    const askByName = (query: string | QueryConfig, ...rest: unknown[]): unknown => {
      const config: QueryConfig = typeof query === 'string' ? { text: query } : query;
      // Several in one text cannot be named.
      const isPlain =
        typeof config.text === 'string' &&
        !config.text.includes(';') &&
        !config.name &&
        !('submit' in config);
      if (!isPlain || config.text.length < long || !(Array.isArray(rest[0]) || config.values))
        return ask(query, ...rest);
      return ask({ ...config, name: createHash('sha1').update(config.text).digest('hex') }, ...rest);
    };
    Object.assign(session, { query: askByName });
  });
}
