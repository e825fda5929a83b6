import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../command.ts';
import { readEnvironment } from '../../config.ts';
import { keptSecret } from '../../data-folder.ts';
import { withRunningDatabase } from '../../db/running.ts';
import { createFileStore } from '../../files/index.ts';
import { assertFiles, assertSecret } from '../../installation/index.ts';
import { StartError } from '../../start-error.ts';
import { checkEverything } from './check-everything.ts';

// npm run check: every file, signed document and number against what was kept, also while Naskah runs.
await runCommand('check', async (given) => {
  if (given.length > 0) throw new StartError('It takes nothing: npm run check');
  const config = readEnvironment(process.env);
  const folder = join(config.dataFolder, 'files');
  if (!existsSync(folder) || !(config.secret || existsSync(join(config.dataFolder, 'secret'))))
    throw new StartError(`There is no Naskah in ${config.dataFolder}; name its data folder in NASKAH_DATA.`);
  const secret = config.secret ?? keptSecret(config.dataFolder);
  return withRunningDatabase(config, async ({ db }) => {
    const files = createFileStore(folder);
    await assertSecret(db, secret);
    await assertFiles(db, files);
    const { faults, ...walked } = await checkEverything({ db, files, secret }, (line) => console.log(line));
    const seen = `${walked.files} files, ${walked.documents} signed documents and ${walked.numbers} numbers`;
    if (faults > 0) throw new StartError(`${faults} faults in ${seen} (docs/operation.md).`);
    return `${seen}: nothing is wrong.`;
  });
});
