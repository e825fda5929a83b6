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
module.enableCompileCache(join(root, 'node_modules', '.cache', 'naskah', 'compiled'));
await import('../server/main.ts');
