import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { isDiskFull } from '../outage/index.ts';

/** Whoever asks waits two seconds at most, also for a database that does not answer at all. */
const patience = 1500;

/** `/healthz`: the process answers. `/readyz`: the database does, too, and there is room to write. */
export function registerHealth(app: FastifyInstance, { pool, config }: Deps): void {
  const open = { config: { public: true }, schema: { hide: true } };
  app.get('/healthz', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const [answers, isFull] = await Promise.all([
      inTime(pool.query('select 1')),
      isDiskFull(config.dataFolder).catch(() => true),
    ]);
    if (answers && !isFull) return { status: 'ok' };
    reply.status(503).header('retry-after', '5');
    // A database without room opens no session either.
    return { status: isFull ? 'disk full' : 'database unreachable' };
  });
}

/** Whether something ends well, and soon. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  const timer = new AbortController();
  const late = sleep(patience, false, { signal: timer.signal }).catch(() => false);
  const answers = await Promise.race([done, late]);
  timer.abort();
  return answers;
}
