import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, StartError } from './start-error.ts';

/**
 * Creates the folder for all of Naskah's data and tests writing to it.
 * @throws StartError saying why it can't be written
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `Naskah cannot write to its data folder ${folder} (${reasonOf(error)}); make it writable or name another one in NASKAH_DATA.`,
    );
  }
}

/**
 * Creates folders one by one: Node's `recursive` never returns when the file system answers ENOENT below an
 * existing folder (/proc).
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  // Under root the database runs as another user, who must traverse the folder; private files are restricted
  // themselves.
  mkdirSync(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/**
 * Reads the token-signing secret from the data folder, readable by this user only; creates it once.
 * @throws StartError when the stored one can't be read
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unreadable(file, error);
  }
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw unreadable(file, error);
  }
  throw new StartError(`The secret in ${file} is too short to be safe; delete that file and start again.`);
}

const unreadable = (file: string, error: unknown) =>
  new StartError(`Naskah cannot read or write its secret ${file} (${reasonOf(error)}).`);

function reasonOf(error: unknown) {
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'read-only file system',
    ENOENT: 'the system makes no folders there',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
    ENOSPC: 'the disk is full',
  };
  return reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}
