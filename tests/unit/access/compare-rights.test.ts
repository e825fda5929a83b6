import { expect, it } from 'vitest';
import { compared, onlyDifferent } from '../../../src/views/privileges/compare-rights.ts';
import { groupsOf } from '../../../src/views/privileges/groups.ts';

const sides = (one: string[], other: string[]) =>
  onlyDifferent(compared(groupsOf(undefined, [...one, ...other]), one, other)).flatMap(({ privileges }) =>
    privileges.map((each) => [each.privilege.path, ...each.sides.map(({ held }) => held)]),
  );

it('two roles differ where one gives what the other does not, whole or in part', () => {
  const path = '/master-data/instansi';
  expect(sides([path], [path])).toEqual([]);
  expect(sides([path], [])).toEqual([[path, 'all', 'none']]);
  expect(sides([path], [`${path}:read`, `${path}:export`])).toEqual([[path, 'all', 'part']]);
  expect(sides([`${path}:read`, `${path}:hide.phone`], [`${path}:read`])).toEqual([[path, 'part', 'part']]);
});

it('the order, slashes at the ends and verbs written out make no difference', () => {
  const path = '/master-data/instansi';
  const all = ['read', 'create', 'change', 'delete', 'import', 'export'].map((verb) => `${path}:${verb}`);
  expect(sides([path, '/search'], ['search/', ...all.toReversed()])).toEqual([]);
});
