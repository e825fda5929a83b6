import { readdirSync, readFileSync } from 'node:fs';

export type Memory = { server: number; all: number };

/**
 * Megabytes of a server and its children. Memory shared among them counts once; memory shared with others, such as
 * another Node's code, counts in full.
 */
export function memoryOf(server: number): Memory {
  return { server: megabytesOf([server]), all: megabytesOf(familyOf(server)) };
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

/**
 * Anonymous and shared memory by the kernel's PSS; a file's pages count once, as in the process with most of them.
 */
function megabytesOf(family: number[]): number {
  let kilobytes = 0;
  const files = new Map<string, number>();
  for (const pid of family) {
    const rollup = textOf(pid, 'smaps_rollup');
    kilobytes += kilobytesIn(rollup, 'Pss_Anon') + kilobytesIn(rollup, 'Pss_Shmem');
    for (const [file, pages] of filesOf(pid)) files.set(file, Math.max(pages, files.get(file) ?? 0));
  }
  return (kilobytes + [...files.values()].reduce((total, pages) => total + pages, 0)) / 1024;
}

/** File → its kilobytes in the process, without private changes. */
function filesOf(pid: number): Map<string, number> {
  const files = new Map<string, number>();
  for (const mapping of textOf(pid, 'smaps').split(/^(?=[\da-f]+-[\da-f]+ )/m)) {
    const file = /^\S+ \S+ \S+ \S+ \d+ +(\/.*)/.exec(mapping)?.[1];
    if (!file || /^\/(dev|SYSV|memfd)/.test(file)) continue;
    const pages = kilobytesIn(mapping, 'Rss') - kilobytesIn(mapping, 'Anonymous');
    files.set(file, (files.get(file) ?? 0) + pages);
  }
  return files;
}

const kilobytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** Empty where the process has ended meanwhile. */
function textOf(pid: number, name: 'smaps' | 'smaps_rollup' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
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

const statOf = (pid: number): string[] => textOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
