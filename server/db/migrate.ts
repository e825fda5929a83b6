import { join } from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from './executor.ts';

/** Brings the tables up to date; one process at a time, so that several may start together. */
export async function migrate(db: Db): Promise<void> {
  await runMigrations(db, { migrationsFolder: join(import.meta.dirname, 'migrations') });
}
