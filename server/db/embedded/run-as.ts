import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../start-error.ts';

/** How PostgreSQL's programs run: as this process's user or, because they refuse root, as nobody. */
export type RunAs = {
  command: (program: string, args: string[]) => [program: string, args: string[], options: SpawnOptions];
  own: (path: string) => void;
};

const nobody = 65534;

/**
 * Chooses a way that can access all of `paths`.
 * @throws StartError when root's folders are closed to nobody and there is no workaround
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
  // Below root's own folders (/root, a mktemp -d), nobody may keep just the capability to traverse them.
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

/** The nearest ancestor folder that the user nobody cannot enter, if any. */
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
 * Excludes PGDATA, PGPORT and PGOPTIONS of other servers. The C library
 * returns memory a session would otherwise keep.
 */
function environment() {
  const { PATH, SystemRoot, TEMP } = process.env;
  const memory = { MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_MMAP_THRESHOLD_: '262144' };
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC', ...memory };
}
