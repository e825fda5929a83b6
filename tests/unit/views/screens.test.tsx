// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import GeneratedCreate from '../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

const name = 'master-data.klasifikasi-arsip';
const parent = '019a0000-0000-7000-8000-000000000001';
const record = (values: Record<string, unknown> = {}) => ({
  id: 'a',
  code: 'OP.02',
  name: 'Kecelakaan',
  description: null,
  parentId: parent,
  parent: { id: parent, label: 'OP Operasi' },
  group: 'substantif',
  isLeaf: true,
  retentionActiveYears: 2,
  retentionInactiveYears: 5,
  finalDisposition: 'Permanen',
  retentionTrigger: 'akhir-tahun',
  securityClassificationId: null,
  securityClassification: null,
  isVital: false,
  isActive: true,
  version: 3,
  createdAt: '2026-11-18T02:42:00Z',
  updatedAt: '2026-11-18T02:42:00Z',
  ...values,
});
type Verbs = Partial<NaskahDataProvider>;
const listing = (...rows: object[]) =>
  vi.fn(async () => ({ data: rows, total: rows.length, meta: {} })) as unknown as Verbs['getList'];
const historyOf = vi.fn(async () => ({
  items: [
    {
      id: '9',
      at: '2026-11-18T03:00:00Z',
      action: 'update',
      by: { id: 'u', label: 'Nadia Gunadi', urlImage: null },
      as: null,
      via: null,
      changes: [{ field: 'retentionActiveYears', label: 'Masa aktif', before: 2, after: 7 }],
    },
  ],
  totalCount: 1,
  totalIsEstimated: false,
}));
const reading = (row: object) => vi.fn(async () => ({ data: row })) as unknown as Verbs['getOne'];

describe('A generated list', () => {
  it('shows rows with the labels that came with them, and asks for nothing else', async () => {
    const getMany = vi.fn();
    openView(GeneratedList, name, `/${name}`, {
      getList: listing(
        record({ securityClassificationId: 's', securityClassification: { id: 's', label: 'Terbatas' } }),
      ),
      getMany: getMany as never,
    });
    const row = (await screen.findByRole('link', { name: 'Kecelakaan' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('2 tahun')).toBeTruthy();
    expect(within(row).getByText('Permanen')).toBeTruthy();
    expect(within(row).getByText('Terbatas')).toBeTruthy();
    expect(screen.getByText('1 dari 1 klasifikasi')).toBeTruthy();
    expect(getMany).not.toHaveBeenCalled();
  });

  it('searches as one types, and tells an empty search from an empty list', async () => {
    const getList = vi.fn(async (_: string, { filter }: { filter?: { q?: string } }) => ({
      data: filter?.q ? [] : [record()],
      total: filter?.q ? 0 : 1,
    }));
    openView(GeneratedList, name, `/${name}`, { getList: getList as never });
    await screen.findByRole('link', { name: 'Kecelakaan' });
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    await screen.findByText('Data tidak ditemukan');
    expect(screen.getByTestId('where').textContent).toContain('"q":"xyz"');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await screen.findByRole('link', { name: 'Kecelakaan' });
    // One question for the whole word, not one a letter.
    expect(getList.mock.calls.filter(([, { filter }]) => filter?.q)).toHaveLength(1);
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    const getList = vi
      .fn()
      .mockRejectedValueOnce(refusal(503, null))
      .mockResolvedValue({ data: [record()], total: 1 });
    openView(GeneratedList, name, `/${name}`, { getList });
    await screen.findByText('Daftar tidak dapat dimuat');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await screen.findByRole('link', { name: 'Kecelakaan' });
  });

  it('exports what is chosen from the bar', async () => {
    const exportRecords = vi.fn(async () => ({ blob: new Blob(), fileName: 'a.csv', rows: 1 }));
    // The page would go to the file's address.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openView(GeneratedList, name, `/${name}`, {
      getList: listing(record(), record({ id: 'b', code: 'OP.03', name: 'Layanan' })),
      listSavedViews: async () => [],
      exportRecords: exportRecords as never,
    });
    await userEvent.click(await screen.findByLabelText('Pilih OP.03 Layanan'));
    const bar = await screen.findByRole('toolbar', { name: '1 dipilih' });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Ekspor' }));
    expect(screen.queryByRole('menuitemradio')).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unduh CSV, semua kolom' }));
    await waitFor(() =>
      expect(exportRecords).toHaveBeenCalledWith(
        name,
        expect.objectContaining({ format: 'csv', ids: ['b'] }),
      ),
    );
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  });

  it('deactivates what is chosen, tells what was refused, and leaves that chosen', async () => {
    const bulkUpdate = vi.fn(async () => ({
      done: [{ id: 'a', before: { isActive: true } }],
      refused: [{ id: 'b', label: 'OP.03 Layanan', message: 'Data tidak ditemukan.' }],
    }));
    openView(GeneratedList, name, `/${name}`, {
      getList: listing(record(), record({ id: 'b', code: 'OP.03', name: 'Layanan' })),
      bulkUpdate,
      listSavedViews: async () => [],
    });
    await userEvent.click(await screen.findByLabelText('Pilih OP.02 Kecelakaan'));
    await userEvent.click(screen.getByLabelText('Pilih OP.03 Layanan'));
    await userEvent.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
    await screen.findByText('1 data tidak dapat diubah');
    expect(screen.getByText('Data tidak ditemukan.')).toBeTruthy();
    expect(bulkUpdate).toHaveBeenCalledWith(name, ['a', 'b'], { isActive: false });
    expect(screen.getByRole('toolbar', { name: '1 dipilih', hidden: true })).toBeTruthy();
  });
});

describe('A generated form', () => {
  it('says what is missing before anything is sent', async () => {
    const create = vi.fn();
    openView(GeneratedCreate, name, `/${name}/create`, { create });
    await userEvent.type(await screen.findByLabelText(/^Masa aktif/), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan klasifikasi' }));
    await screen.findByText('“Kode” harus diisi.');
    expect(screen.getByText('Isi paling sedikit 1 tahun.')).toBeTruthy();
    expect(screen.getByText('3 isian perlu diperbaiki')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it("puts the server's refusal at its field and goes to the record when it is accepted", async () => {
    const create = vi
      .fn()
      .mockRejectedValueOnce(
        refusal(422, { message: 'Periksa isian.', errors: { code: ['Kode ini sudah dipakai.'] } }),
      )
      .mockResolvedValue({ data: record({ id: 'new' }) });
    openView(GeneratedCreate, name, `/${name}/create`, { create });
    await userEvent.type(await screen.findByLabelText('Kode'), 'OP.02');
    await userEvent.type(screen.getByLabelText('Nama'), ' Kecelakaan ');
    // A branch of the tree has no retention of its own.
    await userEvent.click(screen.getByLabelText('Dapat dipakai pada naskah'));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan klasifikasi' }));
    await screen.findByText('Kode ini sudah dipakai.');
    await userEvent.type(screen.getByLabelText('Kode'), '.09');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan klasifikasi' }));
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`/${name}/new/show`));
    expect(create.mock.calls[1]?.[1].data).toMatchObject({
      code: 'OP.02.09',
      name: 'Kecelakaan',
      group: 'substantif',
      isLeaf: false,
      isVital: false,
      parentId: null,
    });
  });

  it('locks what is fixed, and keeps what was typed when the server cannot be reached', async () => {
    const update = vi.fn().mockRejectedValue(refusal(503, null));
    openView(GeneratedEdit, name, `/${name}/a`, { getOne: reading(record()), update });
    const code = (await screen.findByLabelText('Kode')) as HTMLInputElement;
    expect(code.readOnly).toBe(true);
    const field = screen.getByLabelText('Nama') as HTMLInputElement;
    await userEvent.type(field, ' lalu lintas');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
    await screen.findByText('Server tidak dapat menjawab. Coba lagi.');
    expect(field.value).toBe('Kecelakaan lalu lintas');
    expect(screen.getByTestId('where').textContent).toBe(`/${name}/a`);
  });

  it('shows what somebody else changed and who it was, and keeps both changes', async () => {
    const stored = record({ version: 4, retentionActiveYears: 7 });
    const update = vi
      .fn()
      .mockRejectedValueOnce(refusal(409, { message: 'Data ini baru saja diubah orang lain.', data: stored }))
      .mockResolvedValue({ data: record({ version: 5 }) });
    openView(GeneratedEdit, name, `/${name}/a`, { getOne: reading(record()), update, historyOf });
    await userEvent.type(await screen.findByLabelText('Nama'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('7 tahun')).toBeTruthy();
    expect(within(dialog).getByText('2 tahun')).toBeTruthy();
    expect(await within(dialog).findByText(/^Diubah oleh Nadia Gunadi, 18 November 2026/)).toBeTruthy();
    // Only the other one changed it: nothing is left to decide.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan pilihan' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1].data).toMatchObject({
      version: 4,
      name: 'Kecelakaan!',
      retentionActiveYears: 7,
    });
  });

  it('asks about each field that both changed, and stores what was chosen', async () => {
    const stored = record({ version: 4, name: 'Insiden', retentionActiveYears: 7 });
    const update = vi
      .fn()
      .mockRejectedValueOnce(refusal(409, { message: 'Data ini baru saja diubah orang lain.', data: stored }))
      .mockResolvedValue({ data: record({ version: 5 }) });
    openView(GeneratedEdit, name, `/${name}/a`, { getOne: reading(record()), update, historyOf });
    await userEvent.type(await screen.findByLabelText('Nama'), '!');
    const years = screen.getByLabelText(/^Masa aktif/);
    await userEvent.clear(years);
    await userEvent.type(years, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Simpan pilihan' }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    const side = (label: string, which: RegExp) =>
      within(within(dialog).getByRole('group', { name: label })).getByRole('radio', { name: which });
    await userEvent.click(side('Nama', /^Tersimpan sekarang\s*Insiden/));
    await userEvent.click(side('Masa aktif', /^Isian Anda\s*3 tahun/));
    await userEvent.click(save);
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1].data).toMatchObject({
      version: 4,
      name: 'Insiden',
      retentionActiveYears: 3,
    });
  });
});

describe('A form that takes a change back', () => {
  const former = {
    ...{ at: '2026-11-18T03:00:00Z', by: 'Nadia Gunadi', hasUnseen: true },
    values: { name: 'Kecelakaan lama', parentId: null, parent: null },
    left: [{ field: 'code', label: 'Kode', reason: 'Kode tidak dapat diubah.' }],
  };
  const opened = (verbs: Verbs) =>
    openView(GeneratedEdit, name, `/${name}/a?sebelum=9`, { getOne: reading(record()), ...verbs });

  it('is filled with what was there, says what is not, and stores nothing before it is saved', async () => {
    const call = vi.fn(async () => former);
    const update = vi.fn().mockResolvedValue({ data: record({ version: 4 }) });
    opened({ call: call as never, update });
    await screen.findByText(/^Diisi dengan isi sebelum perubahan 18 November 2026.* oleh Nadia Gunadi/);
    expect(call).toHaveBeenCalledWith(
      'GET',
      '/master-data/api/ArchiveClassification/a/history/9/former',
      expect.anything(),
    );
    expect((screen.getByLabelText('Nama') as HTMLInputElement).value).toBe('Kecelakaan lama');
    expect(screen.getByText('Dikembalikan: Nama, Induk.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Tidak dikembalikan' }).textContent).toBe(
      'Kode: Kode tidak dapat diubah.',
    );
    expect(screen.getByText(/tidak dapat dilihat peran Anda/)).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      ...{ version: 3, name: 'Kecelakaan lama', parentId: null, retentionActiveYears: 2 },
    });
  });

  it('keeps what was typed before the answer came', async () => {
    let answer: (value: typeof former) => void = () => undefined;
    const call = vi.fn(() => new Promise<typeof former>((resolve) => (answer = resolve)));
    opened({ call: call as never });
    const field = (await screen.findByLabelText('Nama')) as HTMLInputElement;
    await userEvent.type(field, '!');
    await waitFor(() => expect(call).toHaveBeenCalled());
    answer(former);
    await screen.findByText('Dikembalikan: Induk.');
    expect(field.value).toBe('Kecelakaan!');
    expect(screen.getByRole('list', { name: 'Tidak dikembalikan' }).textContent).toContain(
      'Sudah Anda ketik sendiri.',
    );
  });

  it('says so where the change is not there', async () => {
    opened({ call: vi.fn().mockRejectedValue(refusal(404, { message: 'Data tidak ditemukan.' })) as never });
    expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.');
  });
});

describe('A generated page of a record', () => {
  it('says who still uses what cannot be deleted', async () => {
    const sub = 'master-data.sub-jenis-naskah-dinas';
    const used = { path: null, field: null, fieldLabel: null, isMore: false, records: [] };
    const refused = refusal(409, {
      message: 'Tidak dapat dihapus karena masih dipakai.',
      data: [
        {
          ...{ resource: sub, label: 'Sub Jenis Naskah Dinas', path: '/master-data/sub-jenis-naskah-dinas' },
          ...{ field: 'defaultClassificationId', fieldLabel: 'Klasifikasi awal', count: 7, isMore: false },
          records: [{ id: 's', label: 'Nota dinas' }],
        },
        { ...used, resource: null, label: 'naskah', count: 1000, isMore: true },
      ],
    });
    openView(GeneratedShow, name, `/${name}/a/show`, {
      getOne: reading(record()),
      delete: vi.fn().mockRejectedValue(refused),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Kecelakaan');
    expect(screen.getByRole('link', { name: 'OP Operasi' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
    const dialog = await screen.findByRole('dialog', { name: 'OP.02 Kecelakaan tidak dapat dihapus' });
    expect(within(dialog).getByText('7 sub jenis naskah dinas')).toBeTruthy();
    expect(within(dialog).getByText('lebih dari 1.000 naskah')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Nota dinas' }).getAttribute('href')).toBe(
      `/${sub}/s/show`,
    );
    const all = within(dialog).getByRole('link', { name: 'Lihat semua (7)' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(all)).toBe(`/${sub}?filter={"defaultClassificationId":"a"}`);
    expect(within(dialog).getByRole('button', { name: 'Nonaktifkan saja' })).toBeTruthy();
  });

  it('asks before something ends with a record, says for whom, and can take it back', async () => {
    const position = 'pengaturan.jabatan';
    const held = (values: object) => ({
      ...{ id: 'm', version: 1, isActive: true, createdAt: '', updatedAt: '' },
      ...{ userId: 'u', user: { id: 'u', label: 'Sari Dewi' } },
      ...{ positionId: 'a', position: { id: 'a', label: 'Kepala Divisi' }, endDate: null },
      ...values,
    });
    const bulkUpdate = vi.fn(async () => ({
      done: [{ id: 'a', before: { isActive: true }, version: 4 }],
      refused: [],
    }));
    openView(GeneratedShow, position, `/${position}/a/show`, {
      getOne: reading(
        record({ unitId: 'o', unit: { id: 'o', label: 'Divisi' }, level: 2, kind: 'struktural' }),
      ),
      getList: listing(
        held({}),
        held({ id: 'n', user: { id: 'v', label: 'Dulu Sekali' }, endDate: '2020-01-01' }),
      ),
      bulkUpdate: bulkUpdate as unknown as Verbs['bulkUpdate'],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nonaktifkan Kecelakaan?' });
    await within(dialog).findByText('Sari Dewi, Kepala Divisi');
    expect(within(dialog).queryByText(/Dulu Sekali/)).toBeNull();
    expect(bulkUpdate).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(bulkUpdate).toHaveBeenCalledTimes(2));
    expect(bulkUpdate).toHaveBeenLastCalledWith(position, ['a'], { isActive: true }, expect.anything());
  });

  it('says below its fields who made it and who changed it last, where the answer names them', async () => {
    const by = { created: 'Nadia Gunadi', changed: 'Sari Dewi' };
    const { unmount } = openView(GeneratedShow, name, `/${name}/a/show`, {
      getOne: reading(record({ updatedAt: '2026-11-18T02:00:00Z', by })),
    });
    const footer = await screen.findByText(/^Dibuat .* oleh Nadia Gunadi · Diubah .* oleh Sari Dewi$/);
    expect(footer.textContent).toMatch(/2026/);
    unmount();
    openView(GeneratedShow, name, `/${name}/a/show`, { getOne: reading(record()) });
    expect((await screen.findByText(/^Dibuat/)).textContent).not.toContain('oleh');
  });

  it('tells a record that is gone from one that could not be asked for', async () => {
    openView(GeneratedShow, name, `/${name}/a/show`, {
      getOne: vi.fn().mockRejectedValue(refusal(404, null)),
    });
    await screen.findByText('Klasifikasi ini tidak ditemukan');
  });
});
