import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Db, Executor } from './executor.ts';

/**
 * Settings of every session on any server. With JIT, a stock PostgreSQL compiles for a second what runs in ten
 * milliseconds.
 */
const settings: Record<string, string> = {
  jit: 'off',
  work_mem: '8MB',
  lock_timeout: '8s',
  statement_timeout: '2min',
  idle_in_transaction_session_timeout: '2min',
};

/** For tools that write or read everything; calls and jobs have an end. */
const unhurried = { statement_timeout: '0', idle_in_transaction_session_timeout: '30min' };

/** Applies session settings by statement: a pooler (PgBouncer) refuses start-up parameters it does not know. */
export async function beginSession(session: ClientBase, { patient = false } = {}): Promise<void> {
  await session.query(setting(patient ? { ...settings, ...unhurried } : settings, 'session'));
}

/** Runs nightly work in a transaction without statement timeouts. */
export const unhurriedly = <T>(db: Db, work: (tx: Executor) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(setting(unhurried, 'local')));
    return work(tx);
  });

/** The same for a transaction on a session of its own. */
export const takeTime: string = setting(unhurried, 'local');

function setting(values: Record<string, string>, scope: 'session' | 'local'): string {
  return Object.entries(values)
    .map(([name, value]) => `set ${scope} ${name} = '${value}'`)
    .join('; ');
}
