import type { Pool } from 'pg';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { safeError } from '../log/index.ts';
import { atOnce, type Lane, type Work } from './kind.ts';

/**
 * Starts two workers. Each job has its own result, so that a failed one retries
 * alone. A stop returns unstarted jobs uncounted.
 */
export async function workOn(
  boss: PgBoss,
  pool: Pool,
  lane: Lane,
  run: (work: Work) => Promise<void>,
  { isStopping }: { isStopping: () => boolean },
): Promise<void> {
  const options = { localConcurrency: 2, batchSize: atOnce[lane], burstWhenBatchFull: true } as const;
  let worker: string | undefined;
  worker = await boss.work<Work>(lane, { ...options, perJobResults: true }, async (jobs: Job<Work>[]) => {
    const results: JobResult[] = [];
    // pg-boss waits two seconds after each batch of one, however many are due.
    if (jobs.length === atOnce[lane] && worker) boss.notifyWorker(worker);
    for (const [at, job] of jobs.entries()) {
      if (isStopping()) {
        await giveBack(pool, lane, jobs.slice(at));
        break;
      }
      results.push(
        await run(job.data).then(
          () => ({ id: job.id, status: 'completed' }) as const,
          (error: unknown) => ({ id: job.id, status: 'failed', output: safeError(error) }) as const,
        ),
      );
    }
    return results;
  });
}

/** Not a try: its count of tries stays. */
async function giveBack(pool: Pool, lane: Lane, jobs: Job<Work>[]): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [lane, jobs.map(({ id }) => id)],
  );
}
