import type { Pool, PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';
import { faultReporter } from '../log/index.ts';
import { type Lane, lanes } from './kind.ts';

/** pg-boss on our own sessions: a pool of its own would cost the database memory that nobody has ordered. */
export function bossOn(connection: Pool | PoolClient, { alive }: { alive: boolean }): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: inTurn((text: string, values?: unknown[]) => execute(connection, text, values)) },
    supervise: alive,
    schedule: alive,
    // Counters of queues nobody watches, and rebuilding of indexes over a few thousand rows.
    reindex: false,
    monitorVacuum: false,
    cronWorkerIntervalSeconds: 15,
    superviseIntervalSeconds: 60,
  });
  const tell = faultReporter('Jobs');
  boss.on('error', (error) => tell(asError(error)));
  return boss;
}

/** pg-boss tells some of them as an object beside the queue's name. */
const asError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error((told as Error).message), told);

async function execute(connection: Pool | PoolClient, text: string, values?: unknown[]) {
  // pg takes many statements at once only where no value is given; then it answers with a list.
  const answer = values ? await connection.query(text, values) : await connection.query(text);
  return Array.isArray(answer) ? (answer as never) : answer;
}

/**
 * One after the other: all workers look for jobs in the same moment, every two seconds, and would otherwise keep a session
 * each busy enough never to be ended, 2 MB apiece.
 */
function inTurn<Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...asked: Asked): Promise<Answer> => {
    const answer = last.then(() => ask(...asked));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Makes or brings up to date what pg-boss keeps in the database; asked for with the migrations, under their lock. */
export async function installJobs(connection: PoolClient): Promise<void> {
  const boss = bossOn(connection, { alive: false });
  await boss.start();
  for (const lane of Object.keys(lanes) as Lane[]) {
    const options = { ...settings, ...lanes[lane] };
    if (await boss.getQueue(lane)) await boss.updateQueue(lane, options);
    else await boss.createQueue(lane, options);
  }
  await boss.stop({ graceful: false });
}

const days = 24 * 3600;
const settings = {
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  // A process that was killed says nothing more; its jobs are begun anew by another.
  heartbeatSeconds: 60,
  // A year ahead is the furthest a trigger looks (its delay); counted from when a job is due.
  retentionSeconds: 30 * days,
  deleteAfterSeconds: 14 * days,
};
