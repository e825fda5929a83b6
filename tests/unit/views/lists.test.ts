import { describe, expect, it } from 'vitest';
import type { SavedView } from '../../../domain/calls/saved-views.ts';
import { isRestorable } from '../../../resources/declare.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { editableFields } from '../../../src/views/list/bulk/editable-fields.ts';
import { sameBefore } from '../../../src/views/list/bulk/same-before.ts';
import { movedTo, ordered } from '../../../src/views/list/column-order.ts';
import {
  choosableNames,
  defaultNames,
  listColumns,
  sortableColumns,
} from '../../../src/views/list/list-columns.ts';
import { isSame, plainState, searchOf, viewOf } from '../../../src/views/saved-views/view-state.ts';

const classification = resourceNamed('master-data.klasifikasi-arsip');
const user = resourceNamed('manajemen-user.user');

describe('Columns of one’s own', () => {
  it('stand in the chosen order beside the name, without what is not known any more', () => {
    const { title, code, others } = listColumns(classification, [
      'updatedAt',
      'gone',
      'group',
      'group',
      'code',
    ]);
    expect([code?.name, title.name]).toEqual(['code', 'name']);
    expect(others.map((column) => column.name)).toEqual(['updatedAt', 'group']);
  });

  it('are the declared ones and the status while nobody chose', () => {
    expect(listColumns(classification).others.map((column) => column.name)).toEqual(
      defaultNames(classification),
    );
    expect(defaultNames(classification).at(-1)).toBe('isActive');
    // These have a state of their own; "Aktif" would be a second one.
    for (const name of ['dokumen.arsip-inaktif', 'dokumen.pemberkasan'])
      expect(defaultNames(resourceNamed(name))).not.toContain('isActive');
  });

  it('are offered of all that lists carry: no passwords, no long text that no column shows', () => {
    for (const resource of resources) {
      const names = choosableNames(resource);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['isActive', 'createdAt', 'updatedAt']));
      for (const name of defaultNames(resource)) expect(names, resource.name).toContain(name);
    }
    expect(choosableNames(user)).not.toContain('password');
    expect(choosableNames(classification)).not.toContain('description');
  });

  it('order a list where they are declared to, shown or not; the order it opens in is always one', () => {
    expect(sortableColumns(classification).map(({ name }) => name)).toEqual([
      'code',
      'name',
      'retentionActiveYears',
      'retentionInactiveYears',
    ]);
    for (const resource of resources) {
      const names = sortableColumns(resource).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names, resource.name).toContain(resource.sort.field);
    }
  });

  it('move to a place and not beyond the ends', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 'b', -3)).toEqual(['b', 'a', 'c']);
    expect(movedTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
    expect(ordered(['c', 'x', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  });
});

describe('Changing many', () => {
  it('offers no field that must differ, stays, is secret, or is the server’s', () => {
    const names = (name: string) => editableFields(resourceNamed(name)).map(([field]) => field);
    expect(names('master-data.klasifikasi-arsip')).not.toContain('code');
    expect(names('master-data.klasifikasi-arsip')).toEqual(expect.arrayContaining(['parentId', 'group']));
    for (const secret of ['password', 'npp', 'email'])
      expect(names('manajemen-user.user')).not.toContain(secret);
    for (const stamped of ['personName', 'userId'])
      expect(names('manajemen-user.admin')).not.toContain(stamped);
  });

  it('is undone with one call for all that were alike', () => {
    const done = [
      { id: '1', before: { group: 'a' }, version: 2 },
      { id: '2', before: { group: 'b' }, version: 5 },
      { id: '3', before: { group: 'a' }, version: 7 },
      { id: '4' },
    ];
    expect(sameBefore(done)).toEqual([
      { ids: ['1', '3'], before: { group: 'a' }, versions: { 1: 2, 3: 7 } },
      { ids: ['2'], before: { group: 'b' }, versions: { 2: 5 } },
    ]);
  });

  it('offers no way back where a part is kept nowhere', () => {
    expect(isRestorable(classification)).toBe(true);
    expect(isRestorable(user)).toBe(false);
  });
});

describe('Saved views', () => {
  const state = {
    filter: { q: 'jalan', isActive: true },
    sort: { field: 'code', order: 'DESC' as const },
    columns: ['group'],
  };
  const view: SavedView = {
    id: '1',
    resource: classification.name,
    name: 'Satu',
    state,
    isDefault: false,
    updatedAt: '2026-11-21T08:00:00.000Z',
  };

  it('are recognised whatever order their filters were set in, also read back from an address', () => {
    const again = { ...state, filter: { isActive: 'true', q: 'jalan', group: undefined } };
    expect(isSame(state, again)).toBe(true);
    expect(viewOf([view], again)?.name).toBe('Satu');
    expect(viewOf([view], { ...again, columns: ['group', 'isActive'] })).toBeUndefined();
    expect(viewOf([view], plainState(classification))).toBeUndefined();
  });

  it('are an address that starts at the first page', () => {
    const address = new URLSearchParams(searchOf(state, 25));
    expect(JSON.parse(address.get('filter') ?? '')).toEqual(state.filter);
    expect([address.get('sort'), address.get('order'), address.get('page'), address.get('perPage')]).toEqual([
      'code',
      'DESC',
      '1',
      '25',
    ]);
  });
});
