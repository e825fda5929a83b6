import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resources } from '../resources/index.ts';
import { announce } from './announce.ts';
import { recordAlteredFile } from './audit/index.ts';
import { loadConfig } from './config.ts';
import { type Database, openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { assertDeclarations } from './declarations/index.ts';
import { assertNoDemoAccounts } from './demo/left-accounts.ts';
import { createFileStore } from './files/index.ts';
import { endIdleSessions, giveBackMemory, giveBackWhenQuiet } from './give-back-memory.ts';
import { assertBelongsTogether, noticeRestore } from './installation/index.ts';
import { createJobs } from './jobs/index.ts';
import { checkPort, listen } from './listen.ts';
import { reportFault } from './log/index.ts';
import { StartError } from './start-error.ts';

/** Milliseconds for running requests and jobs to finish after a stop. */
const patience = 10_000;

let stopping = false;
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGHUP', stop);
// Node's own words for these would show the values an error carries.
process.on('uncaughtException', fail);
const running = start();
running.catch(fail);

/** The whole start: configuration, database, migrations, demo, HTTP. @returns how to end it */
async function start(): Promise<() => Promise<void>> {
  const config = loadConfig();
  assertDeclarations(resources);
  await checkPort(config);
  const opening = openDatabase(config, { lost: fail });
  // Open the database first: loading code blocks the event loop, and on a busy machine a responsive server would
  // seem silent.
  if (config.databaseUrl) await opening;
  // Loading code and starting the embedded database take about as long, so run both in parallel.
  const [database, { createApp }] = await Promise.all([opening, import('./app.ts')]);
  return closingOnFailure(database, async () => {
    await migrate(database.db);
    const files = createFileStore(join(config.dataFolder, 'files'), {
      onAltered: (hash) => recordAlteredFile(database.db, hash),
    });
    await assertBelongsTogether(database.db, { secret: config.secret, files });
    await noticeRestore({ db: database.db, files }, new Date());
    const jobs = createJobs(database.pool);
    const { createSealer } = await import('./letters/index.ts');
    const sealer = await createSealer(config);
    const deps = { db: database.db, pool: database.pool, config, files, jobs, sealer };
    const demo = config.demo ? await import('./demo/index.ts') : undefined;
    await demo?.seedDemo(deps);
    const { moveLogos } = await import('./letterheads/index.ts');
    await moveLogos(deps);
    if (!demo) await assertNoDemoAccounts(deps.db);
    await endIdleSessions(deps.pool);
    const { firstCode, isWithoutUsers } = await import('./accounts/index.ts');
    const code = (await isWithoutUsers(deps.db)) ? firstCode(config.secret) : undefined;
    const app = await createApp(deps, { logger: {} });
    const stopLooking = giveBackWhenQuiet();
    const port = await listen(app, config);
    await jobs.start();
    announce(config.port === port ? config.publicUrl : `http://localhost:${port}`, {
      demo,
      firstCode: code,
      isBehindUnknownProxy: config.publicUrl.startsWith('https:') && config.trustedProxies.length === 0,
    });
    // Delayed, so that clients waiting for the start get their responses first.
    setTimeout(giveBackMemory, 2000).unref();
    return async () => {
      stopLooking();
      // Browsers keep idle connections open; they must not delay the stop.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
      await Promise.all([app.close(), jobs.stop()]);
      clearInterval(sweep);
      await database.close();
    };
  });
}

async function closingOnFailure<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // With a time limit: a half-built app may hold a session the pool would wait for.
    await Promise.race([database.close(), sleep(2000)]);
    throw error;
  }
}

/** Ctrl-C under npm arrives twice (from the terminal and from npm), so repeated signals are ignored. */
function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), patience).unref();
  running.then((end) => end()).then(() => process.exit(0), fail);
}

function fail(error: unknown) {
  if (error instanceof StartError) console.error(error.message);
  else reportFault('Naskah', error);
  process.exit(1);
}
