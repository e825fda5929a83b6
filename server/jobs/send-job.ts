import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { JobKind } from './kind.ts';

export type SendOptions = {
  /** Not before this moment. */
  after?: Date | undefined;
  /** Of jobs of a kind with the same key only the first is made, as long as it is remembered (two weeks after its end). */
  key?: string | undefined;
};

/**
 * Puts a job into the queue, in the transaction of what it follows from: it exists exactly when that does. pg-boss takes
 * jobs written by SQL; its own `send` would ask for its queues on another connection than the transaction's.
 * @returns false when the key was there already
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

/** Takes back a job that has not begun; one that runs or is done stays. */
export async function withdrawJob<Data extends object>(
  tx: Executor,
  { name, lane }: JobKind<Data>,
  key: string,
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where name = ${lane} and id = ${idOf(name, key)}::uuid and state in ('created', 'retry')`);
}

const at = (moment: Date): string => moment.toISOString();

/** The same id for the same key, in the shape of a uuid (version 8: made by a rule of our own). */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
