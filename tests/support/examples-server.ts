import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { examplesOnly, root, startExamples } from './examples.ts';

// `node tests/support/examples-server.ts PORT`: the demo with the entities of tests/declared, front end included. It
// builds into dist, so run it in a copy of the project.
const [port = '3000', ...flags] = process.argv.slice(2);
if (!flags.includes('--built')) {
  const build = [examplesOnly, join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  if (spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
}
const { server, stop } = await startExamples(port);
const end = () => void stop().then(() => process.exit());
process.on('SIGTERM', end);
process.on('SIGINT', end);
server.once('exit', end);
