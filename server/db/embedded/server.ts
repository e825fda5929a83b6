import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import {
  addressOf,
  closeEndpoint,
  type Endpoint,
  endpointArguments,
  newEndpoint,
  sameEndpoint,
} from './endpoint.ts';
import {
  forgetPostmaster,
  isPostgresOf,
  type Postmaster,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import type { RunAs } from './run-as.ts';
import { settingArguments } from './settings.ts';

export type Server = Postmaster & { adopted: boolean };

/**
 * Opens a responding server: the one running in the folder, or a new one, at a dead one's endpoint if given.
 * @throws StartError with the end of the server's log when it does not come up
 */
export async function openServer(
  dataDir: string,
  binaries: Binaries,
  as: RunAs,
  old?: Endpoint,
): Promise<Server> {
  let attempt = 0;
  for (;;) {
    const running = await findRunning(dataDir);
    if (running) return { ...running, adopted: true };
    const server = await startServer(dataDir, binaries, as, old);
    if (server) return { ...server, adopted: false };
    // A killed server's sessions need a moment to end; of two concurrent starts one fails.
    attempt += 1;
    if (attempt === 4) throw new StartError(`The database did not start: ${lastWords(dataDir)}`);
    await sleep(500);
  }
}

/** Consecutive failed attempts, with no endpoint or no answer, before a server is given up. */
const patience = { gone: 100, silent: 12 };

/**
 * Finds the folder's server while it starts or stops. Counts attempts, not
 * seconds: a busy machine causes no false alarm.
 */
async function findRunning(dataDir: string): Promise<Postmaster | undefined> {
  let [gone, silent] = [0, 0];
  for (;;) {
    const found = readPostmaster(dataDir);
    if (!found) return undefined;
    if (!isPostgresOf(found.pid, dataDir)) {
      forgetPostmaster(dataDir);
      return undefined;
    }
    const answer = await knock(found, dataDir);
    if (answer === 'ready') return found;
    gone = answer === 'gone' ? gone + 1 : 0;
    silent = answer === 'silent' ? silent + 1 : 0;
    if (gone > patience.gone || silent > patience.silent) await stopPostmaster(found.pid, dataDir);
    else await sleep(50);
  }
}

async function startServer(
  dataDir: string,
  binaries: Binaries,
  as: RunAs,
  old?: Endpoint,
): Promise<Postmaster | undefined> {
  const endpoint = old ? sameEndpoint(old, as) : await newEndpoint(as);
  const args = ['-D', dataDir, ...endpointArguments(endpoint), ...settingArguments];
  const [program, argv, options] = as.command(binaries.postgres, args);
  const log = openLog(dataDir);
  // Detached: Ctrl-C must reach only our process; the database stops after the last request.
  const child = spawn(program, argv, { ...options, detached: true, cwd: '/', stdio: ['ignore', log, log] });
  closeSync(log);
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  child.once('exit', () => {
    failed = true;
  });
  child.unref();
  while (!failed) {
    const answer = await knock(endpoint, dataDir);
    if (answer === 'ready' && child.pid) return { ...endpoint, pid: child.pid };
    await sleep(answer === 'busy' ? 50 : 10);
  }
  closeEndpoint(endpoint);
  return undefined;
}

/** Tests the endpoint: ready, busy (starting up, recovering or shutting down), silent for five seconds, or gone. */
async function knock(
  endpoint: Endpoint | Postmaster,
  dataDir: string,
): Promise<'ready' | 'busy' | 'silent' | 'gone'> {
  const client = new Client({
    connectionString: addressOf(endpoint, 'postgres', dataDir),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = codeOf(error);
    // 57P03: not now; 53300: all sessions taken, so it lives.
    if (['57P03', '53300'].includes(code)) return 'busy';
    return error instanceof Error && error.message.includes('timeout') ? 'silent' : 'gone';
  } finally {
    await client.end().catch(() => {});
  }
}

const logFile = (dataDir: string) => `${dataDir}.log`;

function openLog(dataDir: string) {
  const file = logFile(dataDir);
  const large = existsSync(file) && statSync(file).size > 1_000_000;
  return openSync(file, large ? 'w' : 'a', 0o600);
}

function lastWords(dataDir: string) {
  const lines = readFileSync(logFile(dataDir), 'utf8').trim().split('\n').slice(-4);
  return lines.join(' ').trim() || `see ${logFile(dataDir)}`;
}
