import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { addressOf, closeDoor, type Door } from './door.ts';
import { forgetPostmaster, isPostgresOf, type Postmaster, stopPostmaster } from './postmaster.ts';
import { runAs } from './run-as.ts';
import { openServer } from './server.ts';

export type Embedded = {
  connectionString: string;
  /** True where a server was found running that a killed process had left behind. */
  adopted: boolean;
  stop: () => Promise<void>;
};

const database = 'naskah';

/**
 * Starts the PostgreSQL that came with the packages in `dataDir` (made where it is absent), or takes over one that a
 * killed process left running there. No TCP port (but on Windows), no system user, no configuration.
 * @throws StartError where another process uses the folder, or the server does not come up
 */
export async function startEmbedded(options: { dataDir: string }): Promise<Embedded> {
  const binaries = findBinaries();
  mkdirSync(dirname(options.dataDir), { recursive: true });
  const dataDir = join(realpathSync(dirname(options.dataDir)), basename(options.dataDir));
  const as = runAs([binaries.folder, dirname(dataDir)], binaries.initdb);
  await ensureCluster(dataDir, binaries, as);
  const server = await openServer(dataDir, binaries, as);
  // The last resort when this process ends without stop(): the next start would adopt it, but nobody may start again.
  const atExit = () => isPostgresOf(server.pid, dataDir) && process.kill(server.pid, 'SIGINT');
  const guard = await occupy(server, dataDir);
  process.once('exit', atExit);
  return {
    connectionString: addressOf(server, database, dataDir),
    adopted: server.adopted,
    stop: async () => {
      process.off('exit', atExit);
      await guard.end().catch(() => {});
      await stopPostmaster(server.pid, dataDir);
      if (isPostgresOf(server.pid, dataDir)) return;
      forgetPostmaster(dataDir);
      closeDoor(server);
    },
  };
}

/**
 * Holds a lock in the server for as long as this process lives, so that a second Naskah on the same folder is refused
 * while one that was killed is replaced. Makes the database at the first start.
 */
async function occupy(server: Door | Postmaster, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: addressOf(server, 'postgres', dataDir) });
  client.on('error', () => {});
  await client.connect();
  await client.query("SET lock_timeout = '2s'");
  try {
    // A killed predecessor's session ends within moments; a living one keeps the lock.
    await client.query('SELECT pg_advisory_lock(7020)');
  } catch {
    await client.end();
    throw new StartError(
      `Another Naskah is running on the data folder ${dirname(dataDir)}; stop it first, or name another folder in NASKAH_DATA.`,
    );
  }
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${database}`);
  return client;
}
