import module from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root, underPinnedNode } from './project.mjs';

// `npm start`: from a fresh clone to a running Naskah; what is done already is skipped.
process.chdir(root);
ensureInstalled();
await underPinnedNode();
if (!ensureBuilt()) giveUp('The front end could not be built; see above.');
endWithParent();
module.enableCompileCache(join(root, 'node_modules', '.cache', 'naskah', 'compiled'));
await import('./quick-imports.mjs');
await import('../server/main.ts');
// A server is seldom ended gently enough to leave the cache behind, and the next start lives on it.
setTimeout(() => module.flushCompileCache(), 3000).unref();

/** Asked to stop, npm ends the shell between it and us and is gone; nobody else would tell us. */
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
