import { sql } from 'drizzle-orm';
import type { RunningState } from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Db } from '../../db/executor.ts';
import { Refusal } from '../../http/index.ts';
import { reportFault } from '../../log/index.ts';
import { haltedIn, settleJob } from './jobs.ts';

/** The work was cancelled or the process is ending: the transaction is rolled back. */
export class Stopped extends Error {}

/** Two cores carry two, and each holds a file in memory. */
const mostAtOnce = 2;
const running = new Set<Promise<void>>();
let isEnding = false;

export type Reporter = { total: (rows: number) => void; progress: (done: number) => Promise<void> };

/**
 * Runs a job in the background. Takes the slot before any await, so
 * that concurrent requests cannot all get the last.
 * @param take claims the job; when it refuses, the slot is freed
 * @param work gets a reporter, whose `progress` throws Stopped once the job is cancelled or the process ends
 * @param failed gives the job's state and message after a failure
 * @throws Refusal 429 when too many imports run; what `take` throws
 */
export async function startRun(
  db: Db,
  { id, state }: { id: string; state: RunningState },
  take: () => Promise<void>,
  work: (reporter: Reporter) => Promise<void>,
  failed: (error: unknown) => Promise<{ state: string; message: string }>,
): Promise<void> {
  if (running.size >= mostAtOnce)
    throw new Refusal(
      429,
      translate({
        id: 'Impor lain sedang berjalan. Coba lagi sebentar lagi.',
        en: 'Another import is running. Try again in a moment.',
      }),
    );
  const taken = take();
  const run: Promise<void> = taken
    .then(
      () => doWork(db, id, state, work, failed),
      // Told to whoever asked, below.
      () => undefined,
    )
    .finally(() => running.delete(run));
  running.add(run);
  await taken;
}

async function doWork(
  db: Db,
  id: string,
  state: RunningState,
  work: (reporter: Reporter) => Promise<void>,
  failed: (error: unknown) => Promise<{ state: string; message: string }>,
): Promise<void> {
  const beat = setInterval(() => {
    void report(db, id, state).catch(() => undefined);
  }, 5000).unref();
  try {
    await work(reporterOf(db, id, state)).catch(async (error: unknown) => {
      if (error instanceof Stopped) {
        // Cancelled jobs say so already.
        if (isEnding) await settleJob(db, id, state, haltedIn(state));
      } else await settleJob(db, id, state, await failed(error));
    });
  } catch (error) {
    reportFault('Import', error);
  } finally {
    clearInterval(beat);
  }
}

/** Stops running imports and waits until they release the database. */
export async function endRuns(): Promise<void> {
  isEnding = true;
  await Promise.allSettled(running);
  isEnding = false;
}

function reporterOf(db: Db, id: string, state: string): Reporter {
  let total = 0;
  let told = 0;
  return {
    total: (rows) => {
      total = rows;
    },
    progress: async (done) => {
      if (isEnding) throw new Stopped();
      if (Date.now() - told < 250) return;
      told = Date.now();
      if (!(await report(db, id, state, { done, total }))) throw new Stopped();
    },
  };
}

/** Stores the progress outside the work's transaction; false when the job no longer runs. */
async function report(
  db: Db,
  id: string,
  state: string,
  at?: { done: number; total: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`update import_job set heartbeat_at = now(),
    done = coalesce(${at?.done ?? null}::int, done), total = coalesce(${at?.total ?? null}::int, total)
    where id = ${id} and state = ${state} returning id`);
  return rows.length > 0;
}
