import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { readEnvironment } from '../config.ts';
import { withRunningDatabase } from '../db/running.ts';
import { createFileStore } from '../files/index.ts';
import { assertFiles } from '../installation/index.ts';
import { StartError } from '../start-error.ts';
import { sweepLeftFiles } from './remove-left-files.ts';

// npm run left-files: counts unreferenced files. With that number as argument, lays at most so many aside.
await runCommand('left-files', async ([count, ...more]) => {
  if (more.length > 0 || (count !== undefined && !/^[1-9]\d{0,8}$/.test(count)))
    throw new StartError(
      'Say how many files may go: npm run left-files -- COUNT; without it, it only counts.',
    );
  const config = readEnvironment(process.env);
  const folder = join(config.dataFolder, 'files');
  if (!existsSync(folder))
    throw new StartError(`There is no Naskah in ${config.dataFolder}; name its data folder in NASKAH_DATA.`);
  return withRunningDatabase(config, async ({ db }) => {
    const files = createFileStore(folder);
    await assertFiles(db, files);
    // A dry run confirms nothing.
    const { left, seen, laidAside, stopped } = await sweepLeftFiles(
      { db, files },
      new Date(),
      Number(count ?? -1),
    );
    if (stopped === 'restored')
      throw new StartError(
        'The database was found to be older than its files within the last month, so nothing is laid aside yet (docs/operation.md).',
      );
    if (left === 0) return `All ${seen} files are named in the database.`;
    if (stopped && count)
      throw new StartError(
        `${left} of ${seen} files are named by nothing, more than ${count}; none was touched.`,
      );
    if (stopped)
      return `${left} of ${seen} files are named by nothing in the database; to lay them aside: npm run left-files -- ${left}`;
    return `${laidAside} files were laid aside in files/disisihkan; they are removed in a month.`;
  });
});
