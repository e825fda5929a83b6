import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { addressOf, closeDoor, type Door } from './door.ts';
import { keepAlive } from './keep-alive.ts';
import {
  forgetPostmaster,
  isPostgresOf,
  type Postmaster,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';
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
 * killed process left running there. No TCP port (but on Windows), no system user, no configuration. When it dies it is
 * started again, behind the same address; `lost` is told where that does not help.
 * @throws StartError where another process uses the folder, or the server does not come up
 */
export async function startEmbedded(options: {
  dataDir: string;
  lost?: (reason: StartError) => void;
}): Promise<Embedded> {
  const binaries = findBinaries();
  mkdirSync(dirname(options.dataDir), { recursive: true });
  const dataDir = join(realpathSync(dirname(options.dataDir)), basename(options.dataDir));
  const as = runAs([binaries.folder, dirname(dataDir)], binaries.initdb);
  await ensureCluster(dataDir, binaries, as);
  const first = await openServer(dataDir, binaries, as);
  const kept = await keepAlive({
    first,
    occupy: (server) => occupy(server, dataDir),
    again: (dead) => openServer(dataDir, binaries, as, dead),
    lost: options.lost,
  });
  // The last resort when this process ends without stop(): the next start would adopt it, but nobody may start again.
  const atExit = () => isPostgresOf(kept.server().pid, dataDir) && process.kill(kept.server().pid, 'SIGINT');
  process.once('exit', atExit);
  return {
    connectionString: addressOf(first, database, dataDir),
    adopted: first.adopted,
    stop: async () => {
      process.off('exit', atExit);
      await kept.stop();
      const server = kept.server();
      await stopPostmaster(server.pid, dataDir);
      if (isPostgresOf(server.pid, dataDir)) return;
      forgetPostmaster(dataDir);
      closeDoor(server);
    },
  };
}

/** The address of the database that a running Naskah has in this folder; undefined where none runs. */
export function findEmbedded(dataDir: string): string | undefined {
  const found = readPostmaster(dataDir);
  if (!found || !isPostgresOf(found.pid, realpathSync(dataDir))) return undefined;
  return addressOf(found, database, dataDir);
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
