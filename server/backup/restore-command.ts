import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runFileCommand } from '../command.ts';
import { readEnvironment } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { assertKnown } from '../db/migrate.ts';
import { createFileStore } from '../files/index.ts';
import { secretMark } from '../installation/index.ts';
import { StartError } from '../start-error.ts';
import { checkArchive } from './read-archive.ts';
import { readBackup } from './read-backup.ts';

// npm run restore -- FILE: fills an empty installation from an archive of `npm run backup`.
await runFileCommand('restore', async (name) => {
  const archive = resolve(name);
  const config = readEnvironment(process.env);
  const { manifest, secret } = await checkArchive(archive);
  assertKnown(manifest.migrations);
  if (config.secret && secretMark(config.secret) !== manifest.secretMark)
    throw new StartError(
      'The backup has another secret than NASKAH_SECRET; unset it, or give the right one.',
    );
  assertEmptyFolder(config.dataFolder);
  prepareDataFolder(config.dataFolder);
  const database = await openDatabase(config, { patient: true });
  try {
    await assertEmptyDatabase(database);
    if (!config.secret)
      writeFileSync(join(config.dataFolder, 'secret'), secret, { mode: 0o600, flag: 'wx', flush: true });
    const filesFolder = join(config.dataFolder, 'files');
    await readBackup(archive, manifest, { ...database, files: createFileStore(filesFolder), filesFolder });
  } finally {
    await database.close();
  }
  return `Restored what was backed up at ${manifest.at}, with ${manifest.files} files, into ${config.dataFolder}; "npm start" goes on from there.`;
});

function assertEmptyFolder(folder: string): void {
  const holds = (name: string) => existsSync(join(folder, name));
  if (
    !holds('postgres') &&
    !holds('secret') &&
    (!holds('files') || readdirSync(join(folder, 'files')).length === 0)
  )
    return;
  throw new StartError(
    `${folder} is in use or holds a Naskah already; a backup is restored into an empty one: name it in NASKAH_DATA.`,
  );
}

async function assertEmptyDatabase({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_tables where schemaname in ('public', 'pgboss', 'drizzle') limit 1`,
  );
  if (rows.length > 0)
    throw new StartError(
      'The database of DATABASE_URL holds tables already; a backup is restored into an empty one: make it with "createdb".',
    );
}
