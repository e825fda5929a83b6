import type { Pool } from 'pg';
import { safeError } from '../log/index.ts';
import { bossOn } from './boss.ts';
import { lanes, type Work } from './kind.ts';

/**
 * Runs what is due at `now` one by one until nothing is left.
 * @returns how many were started
 */
export async function runDue(pool: Pool, now: Date, run: (work: Work) => Promise<void>): Promise<number> {
  const boss = await bossOn(pool, { alive: false }).start();
  const begun: string[] = [];
  try {
    for (let before = -1; before !== begun.length; ) {
      before = begun.length;
      for (const lane of Object.keys(lanes)) {
        // The queue takes jobs by the database's clock, so make due ones due now. Failed ones wait for another run.
        await pool.query(
          `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry')
           and start_after > now() and start_after <= $2 and id <> all($3::uuid[])`,
          [lane, now, begun],
        );
        for (;;) {
          const [job] = await boss.fetch<Work>(lane);
          if (!job) break;
          begun.push(job.id);
          await run(job.data).then(
            () => boss.complete(lane, job.id),
            (error: unknown) => boss.fail(lane, job.id, safeError(error)),
          );
        }
      }
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  return begun.length;
}
