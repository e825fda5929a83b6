import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Starts a server per port in parallel: in sequence a core would be idle for a minute.
const one = join(import.meta.dirname, 'journey-server.ts');
const servers = process.argv.slice(2).map((port) => ({ port, process: start(port) }));
const stopAll = () => servers.forEach(({ process: server }) => void server.kill('SIGTERM'));
process.on('SIGTERM', stopAll);
process.on('exit', stopAll);
await Promise.all(servers.map(({ port }) => ready(port)));
console.log('ready');

function start(port: string): ChildProcess {
  const server = spawn(process.execPath, [one], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // If one server crashes, end all: its tests could only time out.
  server.on('exit', (code) => {
    if (code) process.exit(code);
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
