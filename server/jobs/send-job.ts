import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { JobKind } from './kind.ts';

export type SendOptions = {
  /** Not before this moment. */
  after?: Date | undefined;
  /** Of jobs with the same kind and key only the first is created, until two weeks after its end. */
  key?: string | undefined;
};

/**
 * Commits a job with its cause. By SQL: pg-boss's `send` would query its queues on another connection.
 * @returns false when the key existed already
 */
export async function sendJob<Data extends object>(
  tx: Executor,
  { name, lane }: JobKind<Data>,
  data: Data,
  { after = new Date(), key }: SendOptions = {},
): Promise<boolean> {
  const id = key === undefined ? newId() : idOf(name, key);
  const made = await tx.execute(sql`
    insert into pgboss.job (id, name, data, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff,
                            retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select ${id}::uuid, q.name, ${JSON.stringify({ kind: name, data })}::jsonb, ${at(after)}::timestamptz,
           ${at(after)}::timestamptz + q.retention_seconds * interval '1 second', q.policy, q.retry_limit, q.retry_delay,
           q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
    from pgboss.queue q where q.name = ${lane}
    on conflict do nothing`);
  return made.rowCount === 1;
}

/** Removes a job that has not started; running and finished ones stay. */
export async function withdrawJob<Data extends object>(
  tx: Executor,
  { name, lane }: JobKind<Data>,
  key: string,
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where name = ${lane} and id = ${idOf(name, key)}::uuid and state in ('created', 'retry')`);
}

const at = (moment: Date): string => moment.toISOString();

/** Derives a uuid from the key (version 8: custom). */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
