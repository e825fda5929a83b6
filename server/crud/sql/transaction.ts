import { setTimeout } from 'node:timers/promises';
import type { Db, Executor } from '../../db/executor.ts';
import { databaseError } from './database-refusal.ts';

/** Attempts before the user must try again. */
const tries = 3;

/**
 * Runs the work in one transaction and retries it when PostgreSQL ends it in a deadlock.
 * @param work may run several times, so it must have no effects outside the transaction
 */
export async function inTransaction<T>(db: Db, work: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === tries || !isStandstill(error)) throw error;
      await setTimeout(20 * attempt * Math.random());
    }
  }
}

/** Deadlock, or a serialization failure. */
const isStandstill = (error: unknown): boolean =>
  ['40P01', '40001'].includes(databaseError(error)?.code ?? '');
