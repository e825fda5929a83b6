import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordOf, superuser } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

/** The server's endpoint: a Unix socket in a private folder; on Windows a local port and a password. */
export type Endpoint = { socketDir: string; port: number };

/** A new door for a server about to start. */
export async function newEndpoint(as: RunAs): Promise<Endpoint> {
  if (process.platform === 'win32') return { socketDir: '', port: await freePort() };
  const socketDir = mkdtempSync(join(shortFolder(), 'naskah-'));
  chmodSync(socketDir, 0o700);
  as.own(socketDir);
  return { socketDir, port: 5432 };
}

/** Reuses the endpoint of a dead server, so that existing clients keep a valid address. */
export function sameEndpoint({ socketDir, port }: Endpoint, as: RunAs): Endpoint {
  if (socketDir && !existsSync(socketDir)) {
    // Fails when another process creates it first.
    mkdirSync(socketDir, { mode: 0o700 });
    as.own(socketDir);
  }
  return { socketDir, port };
}

/** The arguments of `postgres` that open it. */
export function endpointArguments({ socketDir, port }: Endpoint): string[] {
  const address = socketDir ? '' : '127.0.0.1';
  return ['-p', String(port), '-c', `listen_addresses=${address}`, '-k', socketDir];
}

/** The address of a database behind it. */
export function addressOf(
  { socketDir, port }: Endpoint | Postmaster,
  database: string,
  dataDir: string,
): string {
  const path = `/${database}?sslmode=disable`;
  if (socketDir) return `postgresql://${superuser}@${encodeURIComponent(socketDir)}:${port}${path}`;
  return `postgresql://${superuser}:${passwordOf(dataDir)}@127.0.0.1:${port}${path}`;
}

/** Removes what is left of it. */
export function closeEndpoint({ socketDir }: Endpoint | Postmaster): void {
  if (socketDir) rmSync(socketDir, { recursive: true, force: true });
}

/** A socket's path has room for about 100 bytes. */
function shortFolder() {
  return tmpdir().length <= 60 ? tmpdir() : '/tmp';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
