import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Pool } from 'pg';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Returns memory that only the start needed; V8 would keep it until it doubles. Takes a tenth of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Collects garbage when nearly idle, as V8 waits for pressure.
 * Measures load, not requests: some page always polls.
 * @returns stops the timer
 */
export function giveBackWhenQuiet({
  every = 5000,
  growth = 1.08,
  quiet = 0.05,
  giveBack = giveBackMemory,
} = {}): () => void {
  let until = performance.eventLoopUtilization();
  let atRest = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, until);
    until = now;
    if (utilization > quiet || process.memoryUsage.rss() < atRest * growth) return;
    giveBack();
    atRest = process.memoryUsage.rss();
  };
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}

/** Ends idle connections: one that wrote the whole demo holds 50 MB and would be reused for ever. */
export async function endIdleSessions(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const session of idle) session.release(true);
}
