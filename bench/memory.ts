import { readdirSync, readFileSync } from 'node:fs';

export type Memory = { server: number; all: number };

/** Megabytes of a server and of everything it started, proportional: what PostgreSQL's processes share counts once. */
export function memoryOf(server: number): Memory {
  return {
    server: megabytes(server),
    all: familyOf(server).reduce((total, pid) => total + megabytes(pid), 0),
  };
}

/** Seconds of processor that servers and everything they started have used so far. */
export const processorTimeOf = (...servers: number[]): number =>
  servers.flatMap(familyOf).reduce((total, pid) => total + secondsOf(pid), 0);

function familyOf(server: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(processes.map((pid) => [pid, parentOf(pid)]));
  return processes.filter((pid) => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === server) return true;
    return false;
  });
}

function megabytes(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const parentOf = (pid: number): number | undefined => {
  const parent = statOf(pid)[1];
  return parent ? Number(parent) : undefined;
};

/** The kernel counts in hundredths of a second. */
const secondsOf = (pid: number): number => {
  const stat = statOf(pid);
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / 100;
};

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}
