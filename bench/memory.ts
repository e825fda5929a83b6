import { readdirSync, readFileSync } from 'node:fs';

export type Memory = { server: number; all: number };

/** Megabytes of a server and of everything it started, proportional: what PostgreSQL's processes share counts once. */
export function memoryOf(server: number): Memory {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(processes.map((pid) => [pid, parentOf(pid)]));
  const family = processes.filter((pid) => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === server) return true;
    return false;
  });
  return { server: megabytes(server), all: family.reduce((total, pid) => total + megabytes(pid), 0) };
}

function megabytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
