import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running (or killed) PostgreSQL wrote about itself in its data folder. */
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

/** Forgets a server that is dead: its pid may belong to another process by now, which PostgreSQL would mistake. */
export function forgetPostmaster(dataDir: string): void {
  const dead = readPostmaster(dataDir);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  if (dead?.socketDir) rmSync(dead.socketDir, { recursive: true, force: true });
}

/** True where the process is a PostgreSQL working in this data folder, not a newcomer with an old number. */
export function isPostgresOf(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  // Whoever threw the folder away meant the server, too.
  const isThere = existsSync(dataDir) && folderOf(pid) === realpathSync(dataDir);
  return isThere || commandOf(pid).includes(dataDir);
}

/** Where Linux says it; root in a container may not ask this of another user's process. */
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

/** True where a process has that number, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Stops a server: sessions are ended and everything is written; after ten seconds, without the writing. */
export async function stopPostmaster(pid: number, dataDir: string): Promise<void> {
  for (const [signal, seconds] of [['SIGINT', 10] as const, ['SIGQUIT', 5] as const]) {
    // Not isAlive: where nobody collects dead processes (a container's first process is ours) they keep their number.
    if (!isPostgresOf(pid, dataDir)) return;
    process.kill(pid, signal);
    const end = Date.now() + seconds * 1000;
    while (isPostgresOf(pid, dataDir) && Date.now() < end) await sleep(10);
  }
}
