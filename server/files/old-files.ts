import { glob, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const atOnce = 500;

/** The names of the files kept in a store's folder that were written last before `moment`, some hundreds at a time. */
export async function* filesPutBefore(folder: string, moment: Date): AsyncGenerator<string[]> {
  let found: string[] = [];
  for await (const path of glob('[0-9a-f][0-9a-f]/[0-9a-f][0-9a-f]/*', { cwd: folder })) {
    if (!(await isOlder(join(folder, path), moment))) continue;
    found.push(basename(path));
    if (found.length < atOnce) continue;
    yield found;
    found = [];
  }
  if (found.length > 0) yield found;
}

/**
 * Removes a file that nobody has put again. It is laid aside first and looked at there: who puts the same content at this
 * moment either comes before, and it goes back, or after, and makes it anew.
 */
export async function removeUnlessPutSince(path: string, aside: string, since: Date): Promise<void> {
  if (!(await isOlder(path, since))) return;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if (await isOlder(aside, since)) await rm(aside);
  else await rename(aside, path);
}

/** False also for what is gone. */
export async function isOlder(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
