import type { FastifyServerOptions } from 'fastify';
import { safeError, safeMessage } from './safe-error.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** How often the same is written within a minute; a full disk must not be filled by being told of. */
const mostAlike = 20;
const minute = 60_000;

/**
 * What every logger of the server has, whatever else it is asked for: errors without values, addresses without what
 * follows "?", and nothing for ever anew.
 */
export function safeLogger(options: Logger): Logger {
  const mayWrite = fewAlike();
  return {
    level: 'warn',
    ...options,
    serializers: {
      err: (error: unknown) => ({ stack: '', ...safeError(error) }),
      req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
        method,
        route: routeOptions?.url,
      }),
    },
    hooks: {
      logMethod(given, write) {
        const [first, ...rest] = given as unknown[];
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        if (!(error instanceof Error)) return write.apply(this, given);
        // Where no words are given the logger would take the error's own.
        const words =
          rest[0] === undefined || rest[0] === error.message ? safeMessage(error) : String(rest[0]);
        const skipped = mayWrite(`${words} ${JSON.stringify(safeError(error).cause?.code)}`);
        if (skipped === undefined) return;
        const bindings = first instanceof Error ? { err: error } : (first as object);
        write.apply(this, [{ ...bindings, ...(skipped > 0 && { alike: skipped }) }, words]);
      },
    },
  };
}

/** @returns says how many like it were left out before, undefined where this one is to be left out too */
function fewAlike(): (what: string) => number | undefined {
  const seen = new Map<string, { since: number; count: number }>();
  return (what) => {
    const now = Date.now();
    const before = seen.get(what);
    if (before && now - before.since < minute) {
      before.count += 1;
      return before.count > mostAlike ? undefined : 0;
    }
    if (seen.size > 500) seen.clear();
    seen.set(what, { since: now, count: 1 });
    return before ? Math.max(0, before.count - mostAlike) : 0;
  };
}
