import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isDiskFull, outageOf } from '../outage/index.ts';

/** Milliseconds: a response takes two seconds at most, even when the database hangs. */
const patience = 1500;

/** `/healthz`: the process responds. `/readyz`: the database does too, and the disk has room. */
export function registerHealth(app: FastifyInstance, { pool, config }: Deps): void {
  const open = { config: { public: true }, schema: { hide: true } };
  app.get('/healthz', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const [database, isFull] = await Promise.all([
      inTime(pool.query('select 1')),
      isDiskFull(config.dataFolder).catch(() => true),
    ]);
    if (database === 'answers' && !isFull) return { status: 'ok' };
    reply.status(503).header('retry-after', '5');
    return { status: isFull || database === 'full' ? 'disk full' : 'database unreachable' };
  });
}

/** Checks that work succeeds in time. A database without disk space opens no session either. */
async function inTime(work: Promise<unknown>): Promise<'answers' | 'full' | 'silent'> {
  const done = work.then(
    () => 'answers' as const,
    (error: unknown) => (outageOf(error) === 'disk' ? ('full' as const) : ('silent' as const)),
  );
  const timer = new AbortController();
  const late = sleep(patience, 'silent' as const, { signal: timer.signal }).catch(() => 'silent' as const);
  const answer = await Promise.race([done, late]);
  timer.abort();
  return answer;
}
