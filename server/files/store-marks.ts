import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-error.ts';

/** Marks of the store: `id` is permanent, `at` is shared with its database and changes regularly. */
export type Mark = 'id' | 'at';

export function readMark(folder: string, mark: Mark): string | undefined {
  try {
    return readFileSync(join(folder, `naskah-${mark}`), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeMark(folder: string, mark: Mark, value: string): void {
  const file = join(folder, `naskah-${mark}`);
  writeFileSync(`${file}.new`, `${value}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
