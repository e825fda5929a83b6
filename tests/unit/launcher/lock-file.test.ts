import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

const root = join(import.meta.dirname, '../../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('the lock file has each optional package of each platform, so that `npm ci` takes it anywhere', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lockedFor(path, name))
      .map((name) => `${name}, wanted by ${path || 'the project'}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.keys(packages).filter((path) => 'resolved' in (packages[path] as Locked))).toEqual([]);
});

/** Resolves like Node: beside the package, then beside each package it is nested in. */
function lockedFor(path: string, name: string): Locked | undefined {
  const own = packages[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (own || !path) return own;
  return lockedFor(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}
