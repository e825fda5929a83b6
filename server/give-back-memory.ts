import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Hands what only the start needed back to the system: sources as they were read, the demo's records. V8 by itself would
 * keep it until it grows to twice that. Takes a tenth of a second, once.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Gives back what busy times left behind, once nobody has asked for anything for a while: V8 collects when it needs room,
 * and a quiet server needs none. @returns how to stop looking
 */
export function giveBackWhenQuiet(app: FastifyInstance, { every = 5000, growth = 1.08 } = {}): () => void {
  let isQuiet = false;
  let atRest = 0;
  app.addHook('onRequest', async () => {
    isQuiet = false;
  });
  const look = () => {
    if (isQuiet && process.memoryUsage.rss() > atRest * growth) {
      giveBackMemory();
      atRest = process.memoryUsage.rss();
    }
    isQuiet = true;
  };
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}

/** Ends the sessions that nobody uses: one that wrote the whole demo holds 50 MB, and would be used again for ever. */
export async function endIdleSessions(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const session of idle) session.release(true);
}
