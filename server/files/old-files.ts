import { glob, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const atOnce = 500;

/** Names of files last written before `moment`, some hundreds at a time. */
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
 * Moves the file aside, then rechecks: a concurrent store came before, and it moves back, or creates it again.
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
