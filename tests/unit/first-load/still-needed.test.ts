import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields, surfaces } from '../../../build/first-load/groups.ts';
import { smallerPackages } from '../../../build/first-load/smaller-packages.ts';

const root = new URL('../../../node_modules/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** A failure means: the package has changed, so measure, and remove the patch (docs/decisions/first-load.md). */
describe('A patch of the first load is still needed', () => {
  it('query-string: ra-core imports it, and no more of it than ours has', () => {
    const imports = globSync('ra-core/dist/**/*.js', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/import \{([^}]+)\} from 'query-string'/g)].map(([, names = '']) => names),
    );
    const names = new Set(imports.flatMap((list) => list.split(',').map((name) => name.trim())));
    expect([...names].toSorted()).toEqual(['parse', 'stringify']);
  });

  it('jsonexport: ra-core imports it under the name that is replaced, for an export of its own', () => {
    const name = 'jsonexport/dist/index.js';
    expect(smallerPackages).toHaveProperty([name]);
    expect(read('ra-core/dist/export/defaultExporter.js')).toContain(`from '${name}'`);
  });

  it('object.entries and hasown: node-polyglot requires the polyfills', () => {
    const polyglot = read('node-polyglot/index.js');
    for (const name of ['object.entries', 'hasown'] satisfies (keyof typeof smallerPackages)[])
      expect(polyglot).toContain(`require('${name}')`);
  });

  it('files of controls: every name in the groups is a folder of @mui/material', () => {
    const folders = globSync('@mui/material/*/', { cwd: root }).map((path) => path.split('/')[2] ?? '');
    const dead = [...surfaces.split('|'), ...fields.split('|')].filter(
      (name) => !folders.some((folder) => new RegExp(`^${name}$`).test(folder)),
    );
    expect(dead).toEqual([]);
  });

  it('one timer: TanStack Query notifies by a timer of its own for each', () => {
    const manager = read('@tanstack/query-core/build/modern/notifyManager.js');
    expect(manager).toContain('defaultScheduler = systemSetTimeoutZero');
    expect(manager).toMatch(/else scheduleFn\(\(\) => \{\s*notifyFn\(callback\);/);
  });

  it('no rows: react-admin caches each row of a list as a whole record', () => {
    expect(read('ra-core/dist/dataProvider/useGetList.js')).toMatch(/setQueryData\(\[\s*[\w.]+,\s*'getOne'/);
  });
});
