import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runFileCommand } from '../command.ts';
import { readEnvironment } from '../config.ts';
import { keptSecret } from '../data-folder.ts';
import { withRunningDatabase } from '../db/running.ts';
import { createFileStore } from '../files/index.ts';
import { assertSecret } from '../installation/index.ts';
import { StartError } from '../start-error.ts';
import { writeBackup } from './write-backup.ts';

// npm run backup -- FILE: database, files and secret in one archive, also while Naskah runs.
await runFileCommand('backup', async (archive) => {
  if (existsSync(archive)) throw new StartError(`There is a file ${archive} already; name another one.`);
  const config = readEnvironment(process.env);
  const filesFolder = join(config.dataFolder, 'files');
  if (!existsSync(filesFolder) || !(config.secret || existsSync(join(config.dataFolder, 'secret'))))
    throw new StartError(`There is no Naskah in ${config.dataFolder}; name its data folder in NASKAH_DATA.`);
  const secret = config.secret ?? keptSecret(config.dataFolder);
  return withRunningDatabase(config, async ({ connectionString, db }) => {
    await assertSecret(db, secret);
    const from = { connectionString, files: createFileStore(filesFolder), filesFolder, secret };
    const { tables, files } = await writeBackup(from, resolve(archive));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${archive}: ${rows} rows of ${tables.length} tables, ${files} files and the secret; keep it where nobody else can read it.`;
  });
});
