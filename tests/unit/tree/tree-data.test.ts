import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/views/record.ts';
import { branchLeft } from '../../../src/views/tree/branch-code.ts';
import {
  beforeAt,
  branchesAround,
  emptyTree,
  foundTree,
  isBranch,
  isWithin,
  lineIds,
  lineOf,
  missing,
  placeOf,
  type TreeData,
  topId,
  withBranches,
  withFailure,
  withMove,
} from '../../../src/views/tree/tree-data.ts';

const row = (id: string, parentId: string | null = null, more: object = {}): Row => ({
  id,
  parentId,
  code: id,
  name: id,
  version: 1,
  isActive: true,
  createdAt: '',
  updatedAt: '',
  ...more,
});
const loaded = (branches: Record<string, Row[]>, totals: Record<string, number> = {}): TreeData =>
  Object.entries(branches).reduce(
    (tree, [id, items]) => withBranches(tree, [id], { items, totals: { [id]: totals[id] ?? items.length } }),
    emptyTree('parentId'),
  );

/** OP with OP.1 (OP.1.a) and OP.2; KU with nothing below. */
const tree = loaded({
  [topId]: [row('OP', null, { hasChildren: true }), row('KU', null, { hasChildren: false })],
  OP: [row('OP.1', 'OP', { hasChildren: true }), row('OP.2', 'OP')],
  'OP.1': [row('OP.1.a', 'OP.1')],
});

describe('loading', () => {
  it('asks for the roots and what is open, and not again for what is there', () => {
    expect(missing(emptyTree('parentId'), ['OP'])).toEqual([topId, 'OP']);
    expect(missing(tree, ['OP', 'KU'])).toEqual(['KU']);
  });

  it('puts a further page behind, and a first page in place', () => {
    const items = (...ids: string[]) => ({ items: ids.map((id) => row(id, 'OP')), totals: { OP: 5 } });
    const one = withBranches(emptyTree('parentId'), ['OP'], items('a', 'b'));
    expect(lineIds(one, 'OP')).toEqual(['a', 'b', 'more:OP']);
    const two = withBranches(one, ['OP'], items('b', 'c'), true);
    expect(two.branches.OP?.ids).toEqual(['a', 'b', 'c']);
    expect(withBranches(two, ['OP'], items('x')).branches.OP?.ids).toEqual(['x']);
  });

  it('says in its place what could not be loaded, and keeps what was', () => {
    const failed = withFailure(tree, ['OP', 'KU']);
    expect(lineIds(failed, 'OP')).toEqual(['OP.1', 'OP.2', 'failed:OP']);
    expect(lineIds(failed, 'KU')).toEqual(['failed:KU']);
    expect(lineOf('failed:KU')).toEqual({ kind: 'failed', of: 'KU' });
    expect(lineOf('OP')).toEqual({ kind: 'row', of: 'OP' });
  });

  it('counts a row without reachable parent among the roots', () => {
    const answer = { items: [row('x', 'unseen'), row('y')], totals: { [topId]: 2 } };
    expect(withBranches(emptyTree('parentId'), [topId], answer).branches[topId]?.ids).toEqual(['x', 'y']);
  });

  it('opens everything above what was found', () => {
    const items = [row('OP'), row('OP.1', 'OP'), row('OP.1.a', 'OP.1')];
    const found = foundTree('parentId', { items, matchIds: ['OP.1.a'], isCut: false });
    expect(found.open).toEqual(['OP', 'OP.1']);
    expect(lineIds(found.tree, topId)).toEqual(['OP']);
    expect(lineIds(found.tree, 'OP.1')).toEqual(['OP.1.a']);
    expect(missing(found.tree, found.open)).toEqual([]);
  });
});

describe('moving', () => {
  it('knows what stands below what', () => {
    expect(isWithin(tree, 'OP.1.a', 'OP')).toBe(true);
    expect(isWithin(tree, 'OP', 'OP')).toBe(true);
    expect(isWithin(tree, 'OP', 'OP.1.a')).toBe(false);
  });

  it('shows a row in its branch, and in the one above whether there is anything to open', () => {
    expect(branchesAround(tree, ['OP.1.a', 'OP.2', 'KU'])).toEqual(['OP.1', 'OP', topId]);
  });

  it('takes a row out of one branch into another and back to where it was', () => {
    const origin = placeOf(tree, 'OP.1');
    expect(origin).toEqual({ under: 'OP', before: 'OP.2' });
    const away = withMove(tree, 'OP.1', { under: topId, before: 'KU' });
    expect(away.branches[topId]?.ids).toEqual(['OP', 'OP.1', 'KU']);
    expect(away.branches.OP).toMatchObject({ ids: ['OP.2'], total: 1 });
    expect(away.rows['OP.1']?.parentId).toBeNull();
    const back = withMove(away, 'OP.1', origin);
    expect(back.branches).toEqual(tree.branches);
    expect(back.rows['OP.1']).toEqual(tree.rows['OP.1']);
  });

  it('makes and ends branches', () => {
    const moved = withMove(tree, 'OP.1.a', { under: 'KU', before: undefined });
    expect(isBranch(moved, 'OP.1')).toBe(false);
    expect(isBranch(moved, 'KU')).toBe(true);
    expect(missing(moved, ['KU']), 'what joins a branch that was never opened is asked for').toEqual(['KU']);
  });

  it('counts places without the moved row itself', () => {
    expect(beforeAt(tree, 'OP', 0, 'KU')).toBe('OP.1');
    expect(beforeAt(tree, 'OP', 0, 'OP.1')).toBe('OP.2');
    expect(beforeAt(tree, 'OP', 1, 'OP.1')).toBe('OP.2');
    expect(beforeAt(tree, 'OP', 2, 'OP.1')).toBeNull();
  });
});

describe('codes that tell of a branch', () => {
  it('warns when a code leaves the branch it begins with, and only then', () => {
    expect(branchLeft(tree, 'OP.1.a', row('KU'))).toBe('OP.1');
    expect(branchLeft(tree, 'OP.1.a', undefined)).toBe('OP.1');
    expect(branchLeft(tree, 'OP.1.a', tree.rows['OP.1'])).toBeUndefined();
    expect(branchLeft(tree, 'OP', row('KU')), 'a root leaves nothing').toBeUndefined();
    const strayed = withMove(tree, 'OP.1', { under: 'KU', before: undefined });
    expect(branchLeft(strayed, 'OP.1', tree.rows.OP), 'coming home is no stray').toBeUndefined();
  });

  it('does not take OP1 for a part of OP', () => {
    const other = loaded({ [topId]: [row('OP')], OP: [row('OP1', 'OP')] });
    expect(branchLeft(other, 'OP1', row('KU'))).toBeUndefined();
  });
});
