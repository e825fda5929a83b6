import type { FastifyServerOptions } from 'fastify';
import { safeError, safeMessage } from './safe-error.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Equal entries per minute: reports of a full disk must not fill it. */
const mostAlike = 20;
const minute = 60_000;

/** Options of every logger: errors without values, addresses without query strings, and a limit on repetitions. */
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

/** @returns the number of equal entries left out before; undefined to leave this one out too */
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
