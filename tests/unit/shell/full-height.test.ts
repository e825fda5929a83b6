import { expect, test } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { isFullHeight } from '../../../src/shell/layout/full-height.ts';

test('a declared record’s pages scroll as a whole, also where their address stands beside the letters’', () => {
  expect(resources.filter(({ path }) => isFullHeight(`${path}/tambah`)).map(({ path }) => path)).toEqual([]);
  expect(isFullHeight('/naskah-dinas/inbox')).toBe(true);
});
