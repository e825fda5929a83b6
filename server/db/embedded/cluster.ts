import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

export const superuser = 'naskah';

/**
 * Creates the files beside the target, then moves them, so that a killed start leaves no half database.
 * @throws StartError with initdb's own words
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, as: RunAs): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(
      `The folder ${dataDir} holds something that is not a database; move it away and start again.`,
    );
  }
  removeAbandoned(dataDir);
  const fresh = `${dataDir}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  as.own(fresh);
  await initialise(fresh, passwordFile(dataDir), binaries, as);
  try {
    renameSync(fresh, dataDir);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Of two concurrent first starts the other was faster; its files are as good.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error;
  }
}

/** The password, on Windows only: elsewhere the socket's folder is closed to others. */
export function passwordOf(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return file && readFileSync(file, 'utf8').trim();
}

async function initialise(folder: string, password: string | undefined, binaries: Binaries, as: RunAs) {
  // The C.UTF-8 of PostgreSQL itself where the system may have none.
  const locale =
    process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = password ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=trust'];
  const args = ['-D', folder, '-U', superuser, '--encoding=UTF8', ...locale, ...access];
  const [program, argv, options] = as.command(binaries.initdb, args);
  try {
    await promisify(execFile)(program, argv, { ...options, cwd: '/' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new StartError(`The database could not be made in ${dirname(folder)}: ${words || error}`);
  }
}

function passwordFile(dataDir: string) {
  if (process.platform !== 'win32') return undefined;
  const file = `${dataDir}.password`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return file;
}

function removeAbandoned(dataDir: string) {
  for (const name of readdirSync(dirname(dataDir))) {
    const pid = name.startsWith(`${basename(dataDir)}.new-`) ? Number(name.split('-').at(-1)) : 0;
    if (pid && !isAlive(pid)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
}
