import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { reportFault } from '../log/index.ts';
import { StartError } from '../start-error.ts';

// npm run seed -- --letters N: seeds the demo into an empty installation, then adds N letters.

const most = 10_000_000;

try {
  await seed(wantedLetters(process.argv.slice(2)));
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else reportFault('Naskah', error);
  process.exitCode = 1;
}

async function seed(count: number): Promise<void> {
  const config = loadConfig();
  if (!config.demo)
    throw new StartError('Naskah writes no demo letters where NASKAH_DEMO is 0; set it to 1 first.');
  // Loaded once there is something to do: a wrong word is answered at once.
  const [
    { openDatabase },
    { assertBelongsTogether },
    { migrate },
    { createFileStore },
    { seedDemo },
    { seedManyLetters },
  ] = await Promise.all([
    import('../db/connect.ts'),
    import('../installation/index.ts'),
    import('../db/migrate.ts'),
    import('../files/index.ts'),
    import('./index.ts'),
    import('./letters/index.ts'),
  ]);
  const { db, close } = await openDatabase(config, { patient: true });
  try {
    await migrate(db);
    const files = createFileStore(join(config.dataFolder, 'files'));
    await assertBelongsTogether(db, { secret: config.secret, files });
    await seedDemo({ db, files });
    const begun = Date.now();
    const seconds = () => ((Date.now() - begun) / 1000).toFixed(1);
    await seedManyLetters(db, count, {
      now: new Date(),
      tell: (done) => {
        if (done % 10_000 === 0 && done < count) console.log(`${done} of ${count} letters, ${seconds()} s`);
      },
    });
    console.log(`${count} letters more in ${seconds()} s.`);
  } finally {
    await close();
  }
}

/** @throws StartError when it is not one whole number */
function wantedLetters(args: string[]): number {
  const usage = new StartError(`Say how many letters, from 1 to ${most}: npm run seed -- --letters 100000`);
  try {
    const { letters } = parseArgs({ args, options: { letters: { type: 'string' } } }).values;
    if (!letters || !/^\d{1,8}$/.test(letters)) throw usage;
    const count = Number(letters);
    if (count < 1 || count > most) throw usage;
    return count;
  } catch {
    throw usage;
  }
}
