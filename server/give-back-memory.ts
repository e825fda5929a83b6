import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
 * Gives back what busy times left behind, once the server has next to nothing to do: V8 collects when it needs room, and
 * a quiet server needs none. Measured by how busy the process is, not by whether anybody asks: in a house of hundreds
 * some open page always does. @returns how to stop looking
 */
export function giveBackWhenQuiet({ every = 5000, growth = 1.08, quiet = 0.05 } = {}): () => void {
  let until = performance.eventLoopUtilization();
  let atRest = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, until);
    until = now;
    if (utilization > quiet || process.memoryUsage.rss() < atRest * growth) return;
    giveBackMemory();
    atRest = process.memoryUsage.rss();
  };
  const timer = setInterval(look, every).unref();
  return () => clearInterval(timer);
}

/** Ends the sessions that nobody uses: one that wrote the whole demo holds 50 MB, and would be used again for ever. */
export async function endIdleSessions(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const session of idle) session.release(true);
}
