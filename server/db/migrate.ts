import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { installJobs } from '../jobs/index.ts';
import type { Db } from './executor.ts';

/** Any number that only this uses. */
const lock = 7_105_208;

/** Brings the tables up to date, and those of the job queue; one process at a time, so that several may start together on one database. */
export async function migrate(db: Db): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await runMigrations(drizzle({ client }), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    await installJobs(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
}
