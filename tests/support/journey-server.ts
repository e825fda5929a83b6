import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real server as `npm start` runs it, on a temporary data folder.
const folder = mkdtempSync(join(tmpdir(), 'naskah-journeys-'));
process.env.NASKAH_DATA = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../server/main.ts');
