import { chmod, glob, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readOnly } from './receive.ts';

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

/** Takes the right to write from a file of an older version, which stored it with one. */
export async function makeReadOnly(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if (mode & 0o222) await chmod(path, readOnly);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
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
