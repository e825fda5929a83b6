import { spawn } from 'node:child_process';
import { utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, underPinnedNode } from './project.mjs';

// `npm run dev`: restarts the server when its files change; Vite updates the screens at once.
process.chdir(root);
ensureInstalled({ forTests: true });
await underPinnedNode();
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js')], { stdio: 'inherit' }),
  // Says which migration a changed declaration needs.
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/db/write-migration.ts', '--tell'], {
    stdio: 'inherit',
  }),
];
// A new migration is no module: what reads it is touched, so that the server restarts and runs it.
const journal = watch(join('server', 'db', 'migrations', 'meta'), () => {
  const now = new Date();
  utimesSync(join('server', 'db', 'migrate.ts'), now, now);
});
const stop = () => {
  journal.close();
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.once('exit', stop);
