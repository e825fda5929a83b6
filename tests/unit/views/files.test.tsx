// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import type { RecordFile } from '../../../resources/declare.ts';
import GeneratedCreate from '../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

type Verbs = Partial<NaskahDataProvider>;
const name = 'layanan.kendaraan';
const unit = '019a0000-0000-7000-8000-000000000001';
const idOf = (at: number) => `019a0000-0000-7000-8000-00000000010${at}`;
const photo = (at: number, title: string): RecordFile => ({
  id: idOf(at),
  title,
  size: 2048,
  type: 'image/png',
});
const record = (values: Record<string, unknown> = {}) => ({
  id: 'a',
  code: 'PTR-01',
  name: 'Patroli',
  plate: 'B 1471 NTR',
  unitId: unit,
  unit: { id: unit, label: 'Unit' },
  status: 'siap',
  purchaseDate: '2024-03-01',
  odometer: null,
  description: null,
  photo: [],
  insurance: [],
  isActive: true,
  version: 3,
  createdAt: '2026-11-18T02:42:00Z',
  updatedAt: '2026-11-18T02:42:00Z',
  ...values,
});
const reading = (row: object) => vi.fn(async () => ({ data: row })) as unknown as Verbs['getOne'];
const picture = (title = 'lubang.png') => new File(['isi'], title, { type: 'image/png' });
const blob = vi.fn(async () => new Blob(['x'], { type: 'image/jpeg' }));

/** The form of a vehicle with these photos; what is uploaded gets the ids 5, 6 … */
function openForm(photos: RecordFile[], upload?: Verbs['uploadRecordFile']) {
  let next = 4;
  const uploadRecordFile = vi.fn(
    upload ??
      (async (_resource: string, _field: string, { name: title }: File) => {
        next += 1;
        return photo(next, title);
      }),
  );
  const update = vi.fn(async () => ({ data: record({ version: 4 }) }));
  openView(GeneratedEdit, name, `/${name}/a`, {
    getOne: reading(record({ photo: photos })),
    update: update as never,
    uploadRecordFile,
    recordFileBlob: blob,
  });
  const sent = () =>
    (update.mock.calls[0] as unknown as [string, { data: { photo: RecordFile[] } }])[1].data.photo;
  return { uploadRecordFile, update, sent };
}
const there = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is not there`);
    return found;
  });
const chooser = () => there('[data-field="photo"] input[type="file"]');
const field = () => document.querySelector('[data-field="photo"]') as HTMLElement;
const rows = async (count: number) => {
  await waitFor(() => expect(field().querySelectorAll('ol > li')).toHaveLength(count));
  return within(field()).getAllByRole('listitem');
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));

describe('The form of a record with pictures', () => {
  it('uploads what is chosen at once, and saves it with its caption after what was there', async () => {
    const { uploadRecordFile, sent } = openForm([photo(1, 'Depan')]);
    await rows(1);
    await userEvent.upload(await chooser(), picture());
    await rows(2);
    await waitFor(() => expect(within(field()).queryByRole('progressbar')).toBeNull());
    expect(uploadRecordFile.mock.calls[0]?.slice(0, 2)).toEqual([name, 'photo']);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Judul berkas 2' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Judul berkas 2' }), 'Lubang, lajur 1');
    await save();
    await waitFor(() =>
      expect(sent().map(({ id, title }) => [id, title])).toEqual([
        [idOf(1), 'Depan'],
        [idOf(5), 'Lubang, lajur 1'],
      ]),
    );
  });

  it('does not save while one is on its way, and says so at the field', async () => {
    const { update } = openForm([], () => new Promise(() => undefined));
    await userEvent.upload(await chooser(), picture());
    await rows(1);
    expect(within(field()).getByRole('progressbar')).toBeTruthy();
    await save();
    expect(await within(field()).findByText(/belum selesai diunggah/)).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  it('says below the rows what the server refused, and keeps the rest', async () => {
    openForm([photo(1, 'Depan')], async () => {
      throw refusal(422, { message: 'x', errors: { file: ['Isi berkas tidak sesuai.'] } });
    });
    await rows(1);
    await userEvent.upload(await chooser(), picture());
    expect((await within(field()).findByRole('alert')).textContent).toBe(
      'lubang.png: Isi berkas tidak sesuai.',
    );
    await rows(1);
  });

  it('sends nothing of another kind, too large, empty, or beyond the most', async () => {
    const { uploadRecordFile } = openForm([1, 2, 3, 4].map((at) => photo(at, `Foto ${at}`)));
    await rows(4);
    const large = picture('besar.png');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    fireEvent.change(await chooser(), {
      target: {
        files: [
          new File(['x'], 'a.exe'),
          large,
          new File([], 'kosong.png'),
          picture('5.png'),
          picture('6.png'),
        ],
      },
    });
    const told = (await within(field()).findByRole('alert')).textContent ?? '';
    expect(told).toContain('a.exe: Jenis berkas ini tidak diterima. Gunakan PNG atau JPG.');
    expect(told).toContain('besar.png: ukurannya harus lebih kecil dari 10 MB.');
    expect(told).toContain('kosong.png: berkas kosong.');
    expect(told).toContain('Paling banyak 5 berkas.');
    await waitFor(() => expect(uploadRecordFile).toHaveBeenCalledTimes(1));
  });

  it('orders by keys, removes, and brings back what was removed to its place', async () => {
    const { sent } = openForm([photo(1, 'Satu'), photo(2, 'Dua'), photo(3, 'Tiga')]);
    const [first] = await rows(3);
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown', altKey: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus Tiga' }));
    await rows(2);
    await save();
    await waitFor(() => expect(sent().map(({ title }) => title)).toEqual(['Dua', 'Satu']));
  });

  it('takes what is pasted where the focus is, not in the other field of files', async () => {
    const { uploadRecordFile } = openForm([]);
    (await there('[data-field="insurance"] button')).focus();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: { files: [picture('foto.jpg')] } });
    document.dispatchEvent(paste);
    await waitFor(() => expect(uploadRecordFile).toHaveBeenCalledTimes(1));
    expect(uploadRecordFile.mock.calls[0]?.[1]).toBe('insurance');
  });

  it('begins a copy without the files, which belong to their record', async () => {
    openView(GeneratedCreate, name, `/${name}/create?dari=a`, {
      getOne: reading(record({ photo: [photo(1, 'Depan')], description: 'Patroli malam' })),
      recordFileBlob: blob,
    });
    expect(await screen.findByDisplayValue('Patroli malam')).toBeTruthy();
    await chooser();
    expect(field().querySelectorAll('ol > li')).toHaveLength(0);
  });
});

describe('The page of a record with pictures', () => {
  const open = (row: object, more: Verbs = {}) =>
    openView(GeneratedShow, name, `/${name}/a/show`, {
      getOne: reading(row),
      recordFileBlob: blob,
      ...more,
    });

  it('shows them small with their captions, and at full size with arrows and Escape', async () => {
    open(record({ photo: [photo(1, 'Depan'), photo(2, 'Belakang')] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buka Depan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Depan' });
    expect(within(dialog).getByText('1 dari 2')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Belakang' })).toBeTruthy();
    expect(blob).toHaveBeenCalledWith(
      { resource: name, recordId: 'a', field: 'photo', fileId: idOf(2) },
      undefined,
      expect.anything(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds one in place, to the record as it is by then', async () => {
    const update = vi.fn(async () => ({ data: record() }));
    open(record({ photo: [photo(1, 'Depan')], version: 9 }), {
      update: update as never,
      uploadRecordFile: async () => photo(5, 'lubang.png'),
    });
    await screen.findByRole('button', { name: 'Tambah Foto' });
    await userEvent.upload(
      document.querySelector('input[type="file"][aria-label="Tambah gambar"]') as HTMLInputElement,
      picture(),
    );
    await waitFor(() => expect(update).toHaveBeenCalled());
    const [, { data }] = update.mock.calls[0] as unknown as [string, { data: object }];
    expect(data).toEqual({ photo: [photo(1, 'Depan'), photo(5, 'lubang.png')], version: 9 });
  });

  it('offers no place for one where the record is not theirs to change', async () => {
    open(record({ can: { write: false } }));
    await screen.findByText('Foto');
    await waitFor(() => expect(screen.queryByText('Tambah')).toBeNull());
  });
});

describe('A list of records with pictures', () => {
  it('asks for the small picture of rows on the screen alone, and says how many there are', async () => {
    const seen: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push(() => tell([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    const { photo: _photo, insurance: _insurance, ...row } = record();
    const recordFileBlob = vi.fn(blob);
    openView(GeneratedList, name, `/${name}`, {
      getList: vi.fn(async () => ({
        data: [{ ...row, photoCount: 3, photoFirst: idOf(1), insuranceCount: 2 }],
        total: 1,
        meta: {},
      })) as never,
      recordFileBlob,
    });
    expect(await screen.findByText('2 berkas')).toBeTruthy();
    expect(await screen.findByText('+2')).toBeTruthy();
    expect(recordFileBlob).not.toHaveBeenCalled();
    for (const tell of seen) tell();
    await waitFor(() => expect(recordFileBlob).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });
});
