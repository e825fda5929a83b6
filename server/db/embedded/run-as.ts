import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../start-error.ts';

/** How PostgreSQL's programs are run: as the user of this process or, since they refuse root, as nobody. */
export type RunAs = {
  command: (program: string, args: string[]) => [program: string, args: string[], options: SpawnOptions];
  own: (path: string) => void;
};

const nobody = 65534;

/**
 * Decides how to run them so that they reach all of `paths`.
 * @throws StartError where root's folders are closed to nobody and no way around is there
 */
export function runAs(paths: string[], probe: string): RunAs {
  const options: SpawnOptions = { env: environment() };
  if (process.getuid?.() !== 0) {
    return { command: (program, args) => [program, args, options], own: () => {} };
  }
  const own = (path: string) => chownSync(path, nobody, nobody);
  const closed = paths.map(closedFolder).find(Boolean);
  if (!closed) {
    const asNobody = { ...options, uid: nobody, gid: nobody };
    return { command: (program, args) => [program, args, asNobody], own };
  }
  // Below a folder of root's own (/root, a mktemp -d) nobody may keep the one right to pass through.
  if (spawnSync('setpriv', [...passThrough, probe, '--version'], { stdio: 'ignore' }).status === 0) {
    return { command: (program, args) => ['setpriv', [...passThrough, program, ...args], options], own };
  }
  throw new StartError(
    `As root, Naskah runs its database as the user nobody, who cannot enter ${closed}: open that folder (chmod o+x ${closed}), run Naskah as an ordinary user, or set DATABASE_URL.`,
  );
}

const passThrough = [
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  // Else access(2), with which initdb looks for its companions, would not count the right.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
];

/** The nearest folder above that nobody cannot enter, if any. */
function closedFolder(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder);
      if ((uid === nobody ? mode & 0o100 : mode & 0o001) === 0) return folder;
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * Nothing of ours: PGDATA, PGPORT or PGOPTIONS meant for another server would change this one. The C library is told to
 * hand freed memory back: left alone, a session keeps as much as its largest statement ever took.
 */
function environment() {
  const { PATH, SystemRoot, TEMP } = process.env;
  const memory = { MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '262144' };
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC', ...memory };
}
