import { setTimeout } from 'node:timers/promises';
import type { Db, Executor } from '../db/executor.ts';
import { databaseError } from './database-refusal.ts';

/** So often work begins anew before somebody is told to try again. */
const tries = 3;

/**
 * Runs the work in one transaction. Of two that wait for each other PostgreSQL ends one: that one begins anew.
 * @param work may run several times, so it must do nothing outside of the transaction
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
