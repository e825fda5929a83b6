import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of what most companies have, as `data/` holds it; the demo organisation is made of it too. */
export const readStarter = <Data>(name: string): Data =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as Data;
