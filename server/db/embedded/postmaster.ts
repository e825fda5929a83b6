import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What PostgreSQL writes about itself in its data folder (postmaster.pid). */
export type Postmaster = { pid: number; port: number; socketDir: string };

/** Reads postmaster.pid; undefined where there is none or it is not complete yet. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // Lines: pid, data folder, start time, port, socket folder, address, shared memory key, status.
  const [pid, , , port, socketDir] = readFileSync(file, 'utf8').split('\n');
  if (!pid || !port || socketDir === undefined) return undefined;
  return { pid: Math.abs(Number(pid)), port: Number(port), socketDir };
}

/** Removes a dead server's pid file: PostgreSQL would mistake a process with a reused pid for it. */
export function forgetPostmaster(dataDir: string): void {
  const dead = readPostmaster(dataDir);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  if (dead?.socketDir) rmSync(dead.socketDir, { recursive: true, force: true });
}

/** Checks that the process is a PostgreSQL on this data folder, not another one with a reused pid. */
export function isPostgresOf(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  // If the data folder was deleted, the server may be stopped too.
  const isThere = existsSync(dataDir) && folderOf(pid) === realpathSync(dataDir);
  return isThere || commandOf(pid).includes(dataDir);
}

/** The process's folder on Linux; root in a container may not read it for another user's process. */
function folderOf(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Empty for a process that is dead but not collected. */
function commandOf(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Checks that the pid exists, for any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Stops a server: ends sessions and flushes; after ten seconds without the flush. */
export async function stopPostmaster(pid: number, dataDir: string): Promise<void> {
  for (const [signal, seconds] of [['SIGINT', 10] as const, ['SIGQUIT', 5] as const]) {
    // Not isAlive: in a container where ours is the first process, dead processes are not reaped and keep their
    // pid.
    if (!isPostgresOf(pid, dataDir)) return;
    process.kill(pid, signal);
    const end = Date.now() + seconds * 1000;
    while (isPostgresOf(pid, dataDir) && Date.now() < end) await sleep(10);
  }
}
