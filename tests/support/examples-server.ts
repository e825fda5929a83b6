import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '../../server/files/index.ts';
import { databaseUrl, fillWithDemo, onServer, startTestDatabase } from './database-server.ts';

// `node tests/support/examples-server.ts PORT`: the demo with the entities of tests/declared, front end included. It
// builds into dist, so run it in a copy of the project.
const root = join(import.meta.dirname, '../..');
const [port = '3000', ...flags] = process.argv.slice(2);
const examples = '--conditions=examples';
if (!flags.includes('--built')) {
  const build = [examples, join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'naskah-examples-'));
const database = await startTestDatabase();
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
const server = spawn(process.execPath, [examples, join(root, 'server/main.ts')], { env, stdio: 'inherit' });
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.once('exit', async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
