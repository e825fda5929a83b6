import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { beginSession } from '../db/session-settings.ts';
import { type FileStore, keyOf } from '../files/index.ts';
import { secretMark } from '../installation/index.ts';
import { codeOf } from '../start-error.ts';
import { type Manifest, manifestEntry, secretEntry } from './manifest.ts';
import { sequencesOf, type Table, tablesOf } from './tables.ts';

/**
 * A consistent snapshot while Naskah runs. Named only when complete,
 * readable by its owner only: **it holds the secret**.
 */
export async function writeBackup(
  from: { connectionString: string; files: FileStore; filesFolder: string; secret: string },
  archive: string,
): Promise<Manifest> {
  // Beside the archive: there is the room for it.
  const scratch = await mkdtemp(`${archive}.part-`);
  const client = new Client({ connectionString: from.connectionString, application_name: 'naskah backup' });
  try {
    await client.connect();
    await beginSession(client, { patient: true });
    // Copying may take longer than any pause in a transaction is allowed elsewhere.
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const manifest = await beginManifest(client, secretMark(from.secret));
    const tar = pack();
    const written = pipeline(tar, createWriteStream(join(scratch, 'archive'), { mode: 0o600 }));
    const add = async () => {
      await addText(tar, secretEntry, from.secret);
      // After the snapshot was taken: whatever it names is there by now.
      manifest.files = await addFiles(tar, from);
      for (const table of await tablesOf(client)) {
        const spool = join(scratch, 'table');
        manifest.tables.push(await spoolTable(client, table, spool));
        await addFile(tar, entryOf(table), spool);
      }
      await addText(tar, manifestEntry, JSON.stringify(manifest));
      tar.finalize();
    };
    await Promise.all([add().catch((error: Error) => tar.destroy(error)), written]);
    await flush(join(scratch, 'archive'));
    await rename(join(scratch, 'archive'), archive);
    await flush(dirname(archive));
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
    await rm(scratch, { recursive: true, force: true });
  }
}

async function beginManifest(client: Client, mark: string): Promise<Manifest> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select hash, created_at::text from drizzle.__drizzle_migrations order by id',
  );
  const at = new Date().toISOString();
  const sequences = await sequencesOf(client);
  return { format: 1, at, secretMark: mark, migrations, tables: [], sequences, files: 0 };
}

async function spoolTable(client: Client, table: Table, spool: string): Promise<Manifest['tables'][number]> {
  const { name, columns, rows } = table;
  const copy = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${name}${rows ? ` where ${rows}` : ''}) to stdout`),
  );
  await pipeline(copy, createGzip({ level: 3 }), createWriteStream(spool, { mode: 0o600 }));

  return {
    entry: entryOf(table),
    table: name,
    columns,
    rows: copy.rowCount,
    sha256: await hashOf(createReadStream(spool)),
  };
}

async function addFiles(tar: Pack, from: { files: FileStore; filesFolder: string }): Promise<number> {
  let count = 0;
  for await (const hashes of from.files.putBefore(new Date(Date.now() + 60_000)))
    for (const hash of hashes) {
      // A file removed meanwhile is referenced by nothing.
      const isThere = await addFile(tar, `files/${keyOf(hash)}`, join(from.filesFolder, keyOf(hash)));
      if (isThere) count += 1;
    }
  return count;
}

/** @returns false where there is none */
async function addFile(tar: Pack, name: string, path: string): Promise<boolean> {
  try {
    const { size } = await stat(path);
    await pipeline(createReadStream(path), new PassThrough(), tar.entry({ name, size, mode: 0o600 }));
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const addText = (tar: Pack, name: string, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()));
  });

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

const entryOf = ({ name }: Table): string => `tables/${name}.gz`;
