import module from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root, underPinnedNode } from './project.mjs';

// `npm start`: from a fresh clone to a running Naskah; skips what is done already.
process.chdir(root);
ensureInstalled();
await underPinnedNode();
if (!ensureBuilt()) giveUp('The front end could not be built; see above.');
endWithParent();
module.enableCompileCache(join(root, 'node_modules', '.cache', 'naskah', 'compiled'));
await import('./quick-imports.mjs');
await import('../server/main.ts');
// A server is seldom stopped gently enough to write the compile cache, which the next start needs.
setTimeout(() => module.flushCompileCache(), 3000).unref();

/** When stopped, npm kills the shell between it and us and exits; no signal reaches us. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
