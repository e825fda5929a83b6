import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';

/** Shorter ones are planned in no time. */
const long = 1000;

/**
 * Gives long statements a name in their session, so that the database may keep their plan: tests ask the same a thousand
 * times, and planning who may see a letter takes ten times as long as looking it up on a test's few rows.
 */
export function planOnce(pool: Pool): void {
  pool.on('connect', (session) => {
    const ask = session.query.bind(session) as (...all: unknown[]) => unknown;
    const askByName = (query: string | QueryConfig, ...rest: unknown[]): unknown => {
      const config: QueryConfig = typeof query === 'string' ? { text: query } : query;
      const isPlain = typeof config.text === 'string' && !config.name && !('submit' in config);
      if (!isPlain || config.text.length < long || !(Array.isArray(rest[0]) || config.values))
        return ask(query, ...rest);
      return ask({ ...config, name: createHash('sha1').update(config.text).digest('hex') }, ...rest);
    };
    Object.assign(session, { query: askByName });
  });
}
