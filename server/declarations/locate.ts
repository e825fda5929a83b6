import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DeclarationFault } from './found.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['resources', 'tests/declared'];

/** `resources/master-data/kendaraan.ts:41`: the line a fault stands on; the declaration's path where none is found. */
export function locate({ resource, at }: Pick<DeclarationFault, 'resource' | 'at'>): string {
  for (const file of sources()) {
    const lines = readFileSync(file, 'utf8').split('\n');
    // The first word of a declaration; elsewhere it is only referred to.
    const begins = lines.findIndex(
      (line, at) => line.trim() === `path: '${resource.path}',` && /\w\(.*\{$/.test(lines[at - 1] ?? ''),
    );
    if (begins < 0) continue;
    // Lists stand below the path; a word that is not found leaves the line of the one before.
    const line = at.reduce((from, word) => {
      const found = lines.findIndex((text, number) => number >= from && holdsWord(text, word));
      return found < 0 ? from : found;
    }, begins);
    return `${relative(root, file).replaceAll('\\', '/')}:${line + 1}`;
  }
  return resource.path;
}

/** As a word: "name:" is not found in "plateName:". */
function holdsWord(line: string, word: string): boolean {
  const at = line.indexOf(word);
  return at >= 0 && !/[A-Za-z0-9]/.test(line[at - 1] ?? ' ');
}

const sources = (): string[] =>
  folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(root, folder, name));
    } catch {
      return [];
    }
  });
