// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView, ownUnitId } from './screen.tsx';

// Rows visible but not writable for the reader, and lists that default to the reader's own.
const name = 'dokumen.arsip-aktif';
const row = (write: boolean) => ({
  id: 'a',
  title: 'Laporan lalu lintas',
  documentDate: '2026-03-02',
  version: 1,
  isActive: true,
  createdAt: '2026-11-18T02:42:00Z',
  updatedAt: '2026-11-18T02:42:00Z',
  can: { write },
});
type Verbs = Partial<NaskahDataProvider>;
const listing = (...rows: object[]) =>
  vi.fn(async () => ({ data: rows, total: rows.length, meta: {} })) as unknown as Verbs['getList'];
const reading = (read: object) => vi.fn(async () => ({ data: read })) as unknown as Verbs['getOne'];
const lookup = async () => [{ id: ownUnitId, label: 'Unit saya' }];

describe('A row that is not the reader’s to change', () => {
  it('offers to be looked at and copied, and no more', async () => {
    openView(GeneratedList, name, `/${name}`, { getList: listing(row(false)), lookup });
    await userEvent.click(await screen.findByRole('button', { name: /^Tindakan untuk/ }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map((item) => item.textContent)).toEqual(['Lihat', 'Duplikatkan']);
  });

  it('is chosen without anything offered that would be refused', async () => {
    openView(GeneratedList, name, `/${name}`, { getList: listing(row(false)), lookup });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Laporan lalu lintas' }));
    await screen.findByRole('toolbar', { name: '1 dipilih' });
    for (const words of ['Ubah', 'Aktifkan', 'Nonaktifkan', 'Hapus'])
      expect(screen.queryByRole('button', { name: words })).toBeNull();
  });

  it('has a page without changing, and no form behind its address', async () => {
    openView(GeneratedShow, name, `/${name}/a/show`, { getOne: reading(row(false)), lookup });
    await screen.findByRole('heading', { name: 'Laporan lalu lintas' });
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
    openView(GeneratedEdit, name, `/${name}/a`, { getOne: reading(row(false)), lookup });
    await screen.findByText('403 Forbidden');
    expect(screen.queryByRole('button', { name: 'Simpan perubahan' })).toBeNull();
  });

  it('is told from one that is', async () => {
    openView(GeneratedEdit, name, `/${name}/a`, { getOne: reading(row(true)), lookup });
    await screen.findByRole('button', { name: 'Simpan perubahan' });
  });
});

describe('An empty list', () => {
  const empty = { getList: listing(), lookup };
  const inactive = 'dokumen.arsip-inaktif';

  it('leads whoever may add to it there', async () => {
    openView(GeneratedList, inactive, `/${inactive}`, empty, { isUnitKearsipan: true });
    await screen.findByText('Belum ada arsip inaktif');
    // In its heading and in its middle.
    expect(screen.getAllByRole('link', { name: 'Unggah arsip inaktif' })).toHaveLength(2);
  });

  it('offers nothing that would be refused to who reads only', async () => {
    openView(GeneratedList, inactive, `/${inactive}`, empty, { readsOnly: true });
    await screen.findByText('Belum ada arsip inaktif');
    expect(screen.queryByRole('link', { name: /^Unggah/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Impor' })).toBeNull();
    expect(screen.queryByText(/impor banyak sekaligus/)).toBeNull();
  });
});

describe('A list that begins with the reader’s own unit', () => {
  it('says so as a filter, and shows all once that is taken off', async () => {
    const getList = listing(row(true));
    openView(GeneratedList, name, `/${name}`, { getList, lookup });
    await screen.findByText(/Unit pengolah: Unit saya/);
    expect(getList).toHaveBeenLastCalledWith(
      name,
      expect.objectContaining({ filter: { unitId: ownUnitId } }),
    );
    await userEvent.click(screen.getByRole('button', { name: /Hapus saringan Unit pengolah/ }));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(name, expect.objectContaining({ filter: {} })),
    );
  });

  it('leaves a link that asks for something else alone, and other looks at the same records', async () => {
    const getList = listing(row(true));
    openView(GeneratedList, name, `/${name}?filter=${encodeURIComponent('{"box":"B-01"}')}`, {
      getList,
      lookup,
    });
    await screen.findByText('Laporan lalu lintas');
    expect(getList).toHaveBeenLastCalledWith(name, expect.objectContaining({ filter: { box: 'B-01' } }));
    const inactive = listing(row(true));
    openView(GeneratedList, 'dokumen.arsip-inaktif', '/dokumen.arsip-inaktif', { getList: inactive, lookup });
    await waitFor(() => expect(inactive).toHaveBeenCalled());
    expect(inactive).toHaveBeenLastCalledWith(
      'dokumen.arsip-inaktif',
      expect.objectContaining({ filter: {} }),
    );
  });
});
