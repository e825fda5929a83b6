import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '../../server/files/index.ts';
import { databaseUrl, fillWithDemo, onServer, startTestDatabase } from './database-server.ts';

export const root = join(import.meta.dirname, '../..');
export const examplesOnly = '--conditions=examples';

/**
 * Starts the demo with the entities of tests/declared, in a data folder and a database of its own.
 * @returns the server's process, its database's address, and how to stop both
 */
export async function startExamples(
  port: string,
  { isDurable }: { isDurable?: true } = {},
): Promise<{ server: ChildProcess; databaseUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'naskah-examples-'));
  const database = await startTestDatabase(isDurable);
  const name = `naskah_examples_${process.pid}`;
  await onServer(database.url, `CREATE DATABASE ${name}`);
  const url = databaseUrl(database.url, name);
  await fillWithDemo(url, createFileStore(join(folder, 'files')));
  // The demo's administrator was made before these entities were known.
  const paths = ['/layanan/kendaraan', '/layanan/kendaraan/bengkel', '/layanan/tender', '/layanan/pengaduan'];
  await onServer(
    url,
    `update role set privileged_list = privileged_list || '{${paths}}' where '/manajemen-user/role' = any(privileged_list)`,
  );
  const env = { ...process.env, PORT: port, NASKAH_DATA: folder, DATABASE_URL: url };
  const server = spawn(process.execPath, [examplesOnly, join(root, 'server/main.ts')], {
    env,
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, databaseUrl: url, stop };
}
