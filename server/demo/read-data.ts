import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the demo organisation, as `data/` holds it. */
export const readData = <Data>(name: string): Data =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8')) as Data;
