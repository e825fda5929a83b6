import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Db, Executor } from './executor.ts';

/**
 * What every session is set to, whoever's server it is. Compiling statements takes a stock PostgreSQL a second for what
 * it then answers in ten milliseconds.
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

/**
 * Gives a new session its settings. By statement once it is open: a pooler between (PgBouncer) refuses a greeting that
 * holds settings it does not know.
 */
export async function beginSession(session: ClientBase, { patient = false } = {}): Promise<void> {
  await session.query(setting(patient ? { ...settings, ...unhurried } : settings, 'session'));
}

/** Does nightly work in a transaction whose statements may take as long as they do. */
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
