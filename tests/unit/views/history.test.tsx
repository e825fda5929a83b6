// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { HistoryItem } from '../../../dataProvider/index.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { linesOf } from '../../../src/views/inputs/picker-options.tsx';
import { isLongChange, listChange, valueText } from '../../../src/views/show/changed-value.ts';
import { childrenOf } from '../../../src/views/show/children.ts';
import { partsOf } from '../../../src/views/show/diff-parts.ts';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

const classification = resourceNamed('master-data.klasifikasi-arsip');
const fieldOf = (name: string) => classification.fields[name];

describe('A value of the history', () => {
  it('is said as the record’s page says it', () => {
    expect(valueText('retentionActiveYears', fieldOf('retentionActiveYears'), 7)).toBe('7 tahun');
    expect(valueText('finalDisposition', fieldOf('finalDisposition'), 'Dinilai Kembali')).toBe(
      'Dinilai kembali',
    );
    expect(valueText('parentId', fieldOf('parentId'), { id: 'p', label: 'OP Operasi' })).toBe('OP Operasi');
    expect(valueText('isVital', fieldOf('isVital'), false)).toBe('Tidak');
    expect(valueText('isActive', undefined, false)).toBe('Nonaktif');
    expect(valueText('name', fieldOf('name'), null)).toBe('');
    expect(valueText('name', fieldOf('name'), 'a < b')).toBe('a < b');
  });

  it('of a list is what it gained and lost', () => {
    const roles = resourceNamed('manajemen-user.user').fields.roleIds;
    if (!roles) throw new Error('A user has no roles.');
    const ref = (id: string) => ({ id, label: `Role ${id}` });
    expect(listChange('roleIds', roles, [ref('a'), ref('b')], [ref('b'), ref('c')])).toEqual({
      added: ['Role c'],
      removed: ['Role a'],
    });
    expect(listChange('roleIds', roles, null, [ref('a')])).toEqual({ added: ['Role a'], removed: [] });
  });

  it('is compared word by word only where it is long, and what stayed is shortened', () => {
    expect(isLongChange('satu', 'dua')).toBe(false);
    expect(isLongChange('', 'x'.repeat(500))).toBe(false);
    expect(isLongChange('y', 'x'.repeat(500))).toBe(true);
    const [same, added] = partsOf([
      { value: `${'kata '.repeat(200)}akhir ` },
      { value: 'sisipan', added: true },
    ]);
    expect(same?.text.length).toBeLessThan(80);
    expect(same?.text).toMatch(/^… .*akhir $/);
    expect(added).toEqual({ kind: 'added', text: 'sisipan', at: 1 });
  });
});

describe('Who refers to a record', () => {
  it('is a tab for every list that the viewer may open and that can be narrowed', () => {
    const may = childrenOf(classification, () => true);
    expect(may.map((child) => child.label.id)).toContain('Turunan');
    expect(may.map((child) => child.resource.name)).toContain('master-data.sub-jenis-naskah-dinas');
    expect(childrenOf(classification, (name) => name === classification.name)).toHaveLength(1);
    const people = childrenOf(resourceNamed('manajemen-user.user'), () => true);
    expect(people.map((child) => child.label.id)).toEqual(
      expect.arrayContaining(['Delegasi: Dari', 'Delegasi: Kepada']),
    );
    for (const resource of resources) {
      const keys = childrenOf(resource, () => true).map((child) => child.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('A picker’s list', () => {
  const options = [
    { id: 'a', label: 'Nota', code: 'ND' },
    { id: 'b', label: 'OP.01 Operasi', code: 'OP.01' },
  ];
  it('shows codes that labels do not begin with, and never the record itself', () => {
    expect(linesOf(options, { says: '' })).toEqual([
      { id: 'a', label: 'Nota', code: 'ND' },
      { id: 'b', label: 'OP.01 Operasi' },
    ]);
    expect(linesOf(options, { says: '', without: 'a' }).map((line) => line.id)).toEqual(['b']);
  });

  it('ends with the way to a new record, also where nothing was found', () => {
    expect(linesOf(options, { says: 'x', adds: 'Tambah' }).map((line) => line.kind)).toEqual([
      undefined,
      undefined,
      'new',
    ]);
    expect(linesOf([], { says: 'Data tidak ditemukan', adds: 'Tambah' })).toEqual([
      { id: ' says', label: 'Data tidak ditemukan', kind: 'says' },
      { id: ' new', label: 'Tambah', kind: 'new' },
    ]);
  });
});

describe('The history on a record’s page', () => {
  const name = 'master-data.jenis-naskah-dinas';
  const row = {
    ...{ id: 'a', code: 'ND', name: 'Nota Dinas', group: 'korespondensi', description: null },
    ...{ isActive: true, version: 3, createdAt: '2026-11-18T02:42:00Z', updatedAt: '2026-11-18T02:42:00Z' },
  };
  const getOne = vi.fn(async () => ({ data: row })) as never;
  const item = (values: Partial<HistoryItem>): HistoryItem => ({
    ...{ id: '1', at: '2026-11-18T02:42:00Z', action: 'update', as: { label: 'Manajer TU' } },
    ...{ by: { id: 'u', label: 'Nadia Gunadi', urlImage: null }, via: null, changes: [] },
    ...values,
  });
  const open = async (historyOf: ReturnType<typeof vi.fn>) => {
    openView(GeneratedShow, name, `/${name}/a/show`, { getOne, historyOf: historyOf as never });
    await userEvent.click(await screen.findByRole('tab', { name: 'Riwayat' }));
  };

  it('is asked for when its tab is opened, and says who changed what in words', async () => {
    const historyOf = vi.fn(async () => ({
      items: [
        item({ changes: [{ field: 'group', label: 'Kelompok', before: 'arahan', after: 'korespondensi' }] }),
        item({ id: '0', action: 'create', by: null, as: null }),
      ],
      totalCount: 2,
      totalIsEstimated: false,
    }));
    await open(historyOf);
    const [first, last] = await screen.findAllByRole('listitem');
    if (!first || !last) throw new Error('The history shows nothing.');
    expect(first.textContent).toContain('Diubah oleh Nadia Gunadi');
    expect(first.textContent).toContain('Manajer TU');
    expect(within(first).getByText('Arahan').tagName).toBe('DEL');
    expect(within(first).getByText('Korespondensi').tagName).toBe('INS');
    expect(last.textContent).toContain('Dibuat oleh Sistem');
    expect(historyOf).toHaveBeenCalledTimes(1);
  });

  it('offers what was there before, where the answer says that it can come back, to who may change it', async () => {
    const items = [item({ id: '7', hasFormer: true }), item({ id: '6' })];
    const historyOf = vi.fn(async () => ({ items, totalCount: 2, totalIsEstimated: false }));
    await open(historyOf);
    const [link, ...others] = await screen.findAllByRole('link', { name: /^Kembalikan isi sebelum/ });
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe(`/${name}/a?sebelum=7`);
    cleanup();
    const locked = vi.fn(async () => ({ data: { ...row, can: { write: false } } })) as never;
    openView(GeneratedShow, name, `/${name}/a/show?bagian=riwayat`, {
      getOne: locked,
      historyOf: historyOf as never,
    });
    await screen.findAllByText(/^oleh Nadia|Diubah/);
    expect(screen.queryByRole('link', { name: /^Kembalikan isi sebelum/ })).toBeNull();
  });

  it('says so when there is none, and tries again when it could not be asked for', async () => {
    const historyOf = vi
      .fn()
      .mockRejectedValueOnce(refusal(503, null))
      .mockResolvedValue({ items: [], totalCount: 0, totalIsEstimated: false });
    await open(historyOf);
    await screen.findByText('Riwayat tidak dapat dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await screen.findByText('Belum ada riwayat');
  });
});
