import type { Pool, PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';
import { faultReporter } from '../log/index.ts';
import { type Lane, lanes } from './kind.ts';

/** Runs pg-boss on our own pool: a second pool would cost the database memory. */
export function bossOn(connection: Pool | PoolClient, { alive }: { alive: boolean }): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: inTurn((text: string, values?: unknown[]) => execute(connection, text, values)) },
    supervise: alive,
    schedule: alive,
    // Disables unused queue statistics, and reindexing of a few thousand rows.
    reindex: false,
    monitorVacuum: false,
    cronWorkerIntervalSeconds: 15,
    superviseIntervalSeconds: 60,
  });
  const tell = faultReporter('Jobs');
  boss.on('error', (error) => tell(asError(error)));
  return boss;
}

/** pg-boss emits some errors as plain objects with the queue's name. */
const asError = (told: Error): Error =>
  told instanceof Error ? told : Object.assign(new Error((told as Error).message), told);

async function execute(connection: Pool | PoolClient, text: string, values?: unknown[]) {
  // Without values pg accepts several statements at once and returns a list of results.
  const answer = values ? await connection.query(text, values) : await connection.query(text);
  return Array.isArray(answer) ? (answer as never) : answer;
}

/** Serialises queries: all workers poll at once, every two seconds, and would keep a session of 2 MB each. */
function inTurn<Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...asked: Asked): Promise<Answer> => {
    const answer = last.then(() => ask(...asked));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** Installs or migrates pg-boss's tables; runs with the migrations, under their lock. */
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
  // A killed process stops its heartbeat; another one then restarts its jobs.
  heartbeatSeconds: 60,
  // Counted from a job's due time; triggers schedule at most a year ahead (their delay).
  retentionSeconds: 30 * days,
  deleteAfterSeconds: 14 * days,
};
