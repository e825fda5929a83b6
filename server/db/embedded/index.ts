import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { addressOf, closeEndpoint, type Endpoint } from './endpoint.ts';
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
 * Starts or adopts PostgreSQL in `dataDir`, without TCP except on Windows.
 * Restarts it on death; calls `lost` if that fails.
 * @throws StartError when another process uses the folder, or the server does not come up
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
  // Last resort when this process ends without stop(): otherwise the server runs on until a next start, which may
  // never come.
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
      closeEndpoint(server);
    },
  };
}

/** The database address of a running Naskah in this folder; undefined when none runs. */
export function findEmbedded(dataDir: string): string | undefined {
  const found = readPostmaster(dataDir);
  if (!found || !isPostgresOf(found.pid, realpathSync(dataDir))) return undefined;
  return addressOf(found, database, dataDir);
}

/**
 * Locks the folder for this process's lifetime against a second Naskah;
 * a killed one's lock ends with its connection.
 */
async function occupy(server: Endpoint | Postmaster, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: addressOf(server, 'postgres', dataDir) });
  client.on('error', () => {});
  await client.connect();
  await client.query("SET lock_timeout = '2s'");
  try {
    // A killed predecessor's session ends within moments; a running one keeps the lock.
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
