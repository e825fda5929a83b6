import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { beginSession } from '../db/session-settings.ts';
import { type FileStore, keyOf } from '../files/index.ts';
import { markRestored } from '../installation/index.ts';
import { fileEntry, type Manifest } from './manifest.ts';
import { eachEntry } from './read-archive.ts';

/**
 * Restores into an empty database: creates the tables of that time, fills them in one transaction, then migrates.
 */
export async function readBackup(
  archive: string,
  manifest: Manifest,
  to: Database & { files: FileStore; filesFolder: string },
): Promise<void> {
  await migrate(to.db, { only: manifest.migrations });
  const client = await to.pool.connect();
  try {
    await beginSession(client, { patient: true });
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    const tieTogether = await untie(client, manifest);
    await eachEntry(archive, (name, content) => {
      const hash = fileEntry.exec(name)?.[3];
      return hash
        ? writeFile(join(to.filesFolder, keyOf(hash)), content)
        : fill(client, manifest, name, content);
    });
    await tieTogether();
    // Their workers are gone: queue the started jobs again.
    await client.query(`update pgboss.job set state = 'created' where state = 'active'`);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
  await migrate(to.db);
  await markRestored(to, new Date());
}

/**
 * Drops triggers (their effects are archived) and foreign keys (they impose an
 * order). Owners may; disabling needs a superuser.
 * @returns restores them and checks every key
 */
async function untie(client: PoolClient, { tables, sequences }: Manifest): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ at: string; name: string; definition: string }>(`
    select conrelid::regclass::text as at, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  const names = tables.map(({ table }) => table);
  const ours = names.filter((name) => name.startsWith('public.'));
  for (const { at, name } of keys) await client.query(`alter table ${at} drop constraint ${name}`);
  for (const name of ours) await client.query(`alter table ${name} disable trigger user`);
  // Rows written by the migrations are in the archive too, in their later state.
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const name of ours) await client.query(`alter table ${name} enable trigger user`);
    for (const { at, name, definition } of keys)
      await client.query(`alter table ${at} add constraint ${name} ${definition}`);
    for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
  };
}

async function fill(
  client: PoolClient,
  { tables }: Manifest,
  name: string,
  content: Readable,
): Promise<void> {
  const table = tables.find(({ entry }) => entry === name);
  if (!table) return;
  const copy = client.query(copyFrom(`copy ${table.table} (${table.columns.join(', ')}) from stdin`));
  await pipeline(content, createGunzip(), copy);
}

async function writeFile(path: string, content: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(path, { mode: 0o444, flush: true }));
}
