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
  /** Before the others of its lane. Default 0; of equals the oldest is first. */
  priority?: number | undefined;
};

/**
 * Commits a job with its cause. By SQL: pg-boss's `send` would query its queues on another connection.
 * @returns false when the key existed already
 */
export async function sendJob<Data extends object>(
  tx: Executor,
  { name, lane }: JobKind<Data>,
  data: Data,
  { after = new Date(), key, priority = 0 }: SendOptions = {},
): Promise<boolean> {
  const id = key === undefined ? newId() : idOf(name, key);
  const content = JSON.stringify({ kind: name, data });
  const { rows } = await tx.execute<{ made: boolean }>(
    sql`select send_job(${lane}, ${id}::uuid, ${content}::jsonb, ${after.toISOString()}::timestamptz) as made`,
  );
  const isMade = rows[0]?.made === true;
  if (isMade && priority !== 0)
    await tx.execute(
      sql`update pgboss.job set priority = ${priority} where name = ${lane} and id = ${id}::uuid`,
    );
  return isMade;
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

/** Derives a uuid from the key (version 8: custom). */
export function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
