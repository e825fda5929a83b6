import module from 'node:module';
import { join } from 'node:path';
import '../bin/quick-imports.mjs';

// The server as bin/start.mjs runs it, without looking whether the front end is built.
module.enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'naskah', 'compiled'));
await import('../server/main.ts');
