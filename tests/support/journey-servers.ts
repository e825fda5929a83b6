import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFileStore } from '../../server/files/index.ts';
import { databaseUrl, fillWithDemo, onServer, startTestDatabase } from './database-server.ts';

// A server per port, as `npm start` runs it, each with its own copy of one demo organisation.
const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'naskah-journeys-'));
const database = await startTestDatabase();
const servers: ChildProcess[] = [];
process.on('SIGTERM', end);

const demo = `naskah_journeys_${process.pid}`;
const demoFiles = join(folder, 'demo-files');
await onServer(database.url, `CREATE DATABASE ${demo}`);
await fillWithDemo(databaseUrl(database.url, demo), createFileStore(demoFiles));
const ports = process.argv.slice(2);
for (const port of ports) servers.push(await start(port));
await Promise.all(ports.map(ready));
console.log('ready');

async function start(port: string): Promise<ChildProcess> {
  const own = `${demo}_${port}`;
  await onServer(database.url, `CREATE DATABASE ${own} TEMPLATE ${demo} STRATEGY file_copy`);
  const data = join(folder, port);
  mkdirSync(data);
  cpSync(demoFiles, join(data, 'files'), { recursive: true });
  const env = {
    ...process.env,
    ...{ PORT: port, NASKAH_DATA: data, DATABASE_URL: databaseUrl(database.url, own) },
    // A trigger's journey listens on this machine.
    WEBHOOK_HOSTS: '127.0.0.1',
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  // If one server crashes, end all: its tests could only time out.
  server.on('exit', (code) => {
    if (code) void end();
  });
  return server;
}

async function ready(port: string): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(250);
}

async function end(): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      if (server.exitCode !== null || !server.kill('SIGTERM')) return;
      await new Promise((ended) => server.once('exit', ended));
    }),
  );
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
