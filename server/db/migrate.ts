import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { installJobs } from '../jobs/index.ts';
import { StartError } from '../start-error.ts';
import type { Db } from './executor.ts';
import { refreshCollation } from './refresh-collation.ts';
import { beginSession } from './session-settings.ts';

/** Any number that only this uses. */
const lock = 7_105_208;

/**
 * Migrates under a lock, as several processes may start at once. Applies missing migrations anywhere in the order,
 * all or none.
 * @throws StartError when a newer Naskah has written to this database
 */
export async function migrate(
  db: Db,
  { folder = migrationsFolder, only }: { folder?: string; only?: Applied[] } = {},
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await beginSession(client, { patient: true });
    await client.query('select pg_advisory_lock($1)', [lock]);
    const known = readMigrationFiles({ migrationsFolder: folder });
    await applyMissing(client, only ? known.filter((one) => only.some((row) => isSame(one, row))) : known);
    await installJobs(client);
    await refreshCollation(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    await beginSession(client).catch(() => undefined);
    client.release();
  }
}

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export type Applied = { hash: string; created_at: string };

/** Compares by hash or, as a comment in it may have been corrected since, by time. */
const isSame = (one: MigrationMeta, { hash, created_at }: Applied): boolean =>
  one.hash === hash || one.folderMillis === Number(created_at);

/** @throws StartError where one of them is not this version's */
export function assertKnown(
  applied: Applied[],
  known: MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): void {
  const unknown = applied.filter((row) => !known.some((one) => isSame(one, row)));
  if (unknown.length === 0) return;
  throw new StartError(
    `A newer version has changed this database (${unknown.length} ${unknown.length === 1 ? 'migration' : 'migrations'} that this one does not know): start that version, or restore a backup made before it.`,
  );
}

async function applyMissing(client: PoolClient, known: MigrationMeta[]): Promise<void> {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<Applied>('select hash, created_at from drizzle.__drizzle_migrations');
  assertKnown(rows, known);
  const missing = known.filter((one) => !rows.some((row) => isSame(one, row)));
  if (missing.length === 0) return;
  await client.query('begin');
  try {
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
