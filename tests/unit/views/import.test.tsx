// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { ImportJob, NaskahDataProvider } from '../../../dataProvider/index.ts';
import { resourceNamed } from '../../../resources/index.ts';
import ImportDialog from '../../../src/views/import/import-dialog.tsx';
import { openView } from './screen.tsx';

const name = 'master-data.klasifikasi-arsip';
const counts = { rows: 3, create: 1, update: 0, unchanged: 0, bad: 2 };
const job = (values: Partial<ImportJob>): ImportJob => ({
  ...{ id: 'j', state: 'checked', fileName: 'data.csv', rowCount: 3, sheets: [], sheet: null, parts: [] },
  columns: [{ index: 0, heading: 'Kode', field: 'code', samples: [] }],
  fields: [{ name: 'code', label: 'Kode', required: true }],
  ...{ kept: [], attached: [], apart: [], keys: [], mapping: { code: 0 }, mode: 'create', key: null },
  ...{ progress: { done: 3, total: 3 }, counts, canApplyGood: true, undoUntil: null, undone: null },
  ...{ known: null, changing: [], message: null, createdAt: '2026-11-18T03:00:00Z' },
  ...values,
});
const problem = (row: number, column: number | null, value: string) => ({
  ...{ row, column, value, heading: 'Kode', reason: `Salah ${row}` },
});
type Verbs = Partial<NaskahDataProvider>;

const onClose = vi.fn();
const Dialog = () => <ImportDialog resource={resourceNamed(name)} onClose={onClose} />;

/** The dialog with a checked file, of who has stored none before. */
async function open({ call, ...verbs }: Verbs) {
  openView(Dialog, name, `/${name}`, {
    call: (async (method: string, ...rest: never[]) =>
      method === 'GET' ? { items: [] } : (call as (...sent: unknown[]) => unknown)(method, ...rest)) as never,
    uploadImport: vi.fn(async () => job({ state: 'uploaded', counts: null })),
    checkImport: vi.fn(async () => job({})),
    cancelImport: vi.fn(async () => undefined) as never,
    ...verbs,
  });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    chooser as HTMLInputElement,
    new File(['Kode\nA'], 'data.csv', { type: 'text/csv' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }));
}
const listing = (...items: object[]) =>
  vi.fn(async () => ({ items, totalCount: items.length, totalIsEstimated: false })) as never;

describe('Bad rows of an import', () => {
  const cell = (row: number) => screen.getByRole('textbox', { name: `Kode, baris ${row}` });

  it('are mended in place: Enter goes to the next problem, then to the check of what was typed', async () => {
    const call = vi.fn(async () => job({ state: 'checking' }));
    const importProblems = listing(problem(2, 0, 'x'), problem(3, null, 'y'), problem(4, 0, ''));
    const checkedAgain = vi.fn(async () => job({ counts: { ...counts, bad: 1 } }));
    await open({ call: call as never, importProblems, importJob: checkedAgain });
    await screen.findByText('Salah 4');
    // A problem of no one cell is only told.
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pilih berkas lain' })).toBeTruthy();
    await userEvent.clear(cell(2));
    await userEvent.type(cell(2), 'A1{Enter}');
    expect(document.activeElement).toBe(cell(4));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(cell(2));
    await userEvent.type(cell(4), 'A2{Enter}');
    const check = screen.getByRole('button', { name: 'Periksa 2 perbaikan' });
    expect(document.activeElement).toBe(check);
    await userEvent.click(check);
    expect(call).toHaveBeenCalledWith('POST', `/master-data/api/ArchiveClassification/import/j/mend`, {
      body: {
        cells: [
          { row: 2, column: 0, value: 'A1' },
          { row: 4, column: 0, value: 'A2' },
        ],
      },
    });
    // What is left has the focus, as it is in the file now.
    await waitFor(() => expect(document.activeElement).toBe(cell(2)), { timeout: 3000 });
    expect((cell(2) as HTMLInputElement).value).toBe('x');
  });

  it('are those of the last check, also where it is over at once', async () => {
    const told = (one: object) => ({ items: [one], totalCount: 1, totalIsEstimated: false });
    const importProblems = vi
      .fn()
      .mockResolvedValueOnce(told(problem(2, 0, 'x')))
      .mockResolvedValue(told(problem(4, 0, 'z')));
    await open({ call: (async () => job({})) as never, importProblems });
    await screen.findByText('Salah 2');
    await userEvent.type(cell(2), 'y{Control>}{Enter}{/Control}');
    await screen.findByText('Salah 4');
    expect(screen.queryByText('Salah 2')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(cell(4)));
  });

  it('keep what was typed where the check could not begin, and ask for none where nothing is typed', async () => {
    const call = vi.fn().mockRejectedValue(refusal(429, { message: 'Impor lain sedang berjalan.' }));
    await open({ call: call as never, importProblems: listing(problem(2, 0, 'x')) });
    await screen.findByText('Salah 2');
    await userEvent.type(cell(2), '{Control>}{Enter}{/Control}');
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(cell(2), 'y{Control>}{Enter}{/Control}');
    await screen.findByText('Impor lain sedang berjalan.');
    expect((cell(2) as HTMLInputElement).value).toBe('xy');
    await userEvent.type(cell(2), '{Backspace}');
    expect(screen.queryByRole('button', { name: /^Periksa/ })).toBeNull();
  });
});

describe('Rows of an import that are known already', () => {
  it('are told in a line with the check that changes them, which takes along what was typed', async () => {
    const keys = [{ name: 'code', label: 'Kode' }];
    const known = { key: 'code', rows: 2 };
    const changed = job({
      ...{ mode: 'upsert', key: 'code', counts: { ...counts, create: 0, update: 1, unchanged: 2, bad: 0 } },
      changing: [{ label: 'Nama', rows: 1 }],
    });
    const checkImport = vi.fn(async () => changed).mockResolvedValueOnce(job({ keys, known }));
    await open({ checkImport, importProblems: listing(problem(2, 0, 'x'), problem(3, 0, 'y')) });
    await screen.findByText('2 baris sudah ada datanya, dikenali dari Kode. Belum ada yang tersimpan.');
    // Nothing is wrong with them.
    expect(screen.queryByText(/^\d+ baris bermasalah/)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lihat barisnya' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Kode, baris 3' }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Periksa sebagai “Tambah dan perbarui”' }));
    expect(checkImport).toHaveBeenLastCalledWith(name, 'j', {
      ...{ mapping: { code: 0 }, mode: 'upsert', key: 'code' },
      cells: [{ row: 3, column: 0, value: 'y1' }],
    });
    await screen.findByText('Yang berubah: Nama di 1 data.');
    expect(screen.getByRole('button', { name: 'Simpan 1 baris' })).toBeTruthy();
  });
});

describe('The dialog of an import', () => {
  const cell = () => screen.getByRole('textbox', { name: 'Kode, baris 2' });
  const typedOver = async () => {
    await userEvent.clear(cell());
    await userEvent.type(cell(), 'A1');
  };

  it('asks before it closes over what was typed, and not over what was only looked at', async () => {
    onClose.mockClear();
    await open({ importProblems: listing(problem(2, 0, 'x')) });
    await screen.findByText('Salah 2');
    await typedOver();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect((cell() as HTMLInputElement).value).toBe('A1'));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    cleanup();
    await open({ importProblems: listing(problem(2, 0, 'x')) });
    await screen.findByText('Salah 2');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('forgets cells typed for one sheet where another is taken', async () => {
    const sheets = { sheets: ['Satu', 'Dua'], sheet: 'Satu' };
    const uploaded = vi.fn(async () => job({ ...sheets, state: 'uploaded', counts: null }));
    await open({
      ...{ uploadImport: uploaded, checkImport: vi.fn(async () => job(sheets)) },
      importProblems: listing(problem(2, 0, 'x')),
    });
    await screen.findByText('Salah 2');
    await typedOver();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Lembar' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dua' }));
    await waitFor(() => expect(uploaded).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Periksa' }));
    await screen.findByText('Salah 2');
    expect((cell() as HTMLInputElement).value).toBe('x');
  });
});

describe('An import that is stored', () => {
  const undoUntil = '2026-11-19T03:00:00Z';
  const done = job({ state: 'done', undoUntil, counts: { ...counts, create: 3, bad: 0 } });

  it('is undone as a whole, with the records that stay and why', async () => {
    const undone = job({ state: 'undone', undone: { changed: 0, removed: 2, left: 1 } });
    const call = vi.fn(async () => job({ state: 'undoing', progress: { done: 1, total: 3 } }));
    const left = { ...problem(3, null, ''), heading: 'A2 Dua', reason: 'Sudah diubah lagi, jadi dibiarkan.' };
    await open({
      ...{ call: call as never, checkImport: vi.fn(async () => done), importProblems: listing(left) },
      importJob: vi.fn(async () => undone),
    });
    await screen.findByText('3 data ditambahkan');
    await act(async () => screen.getByRole('button', { name: 'Urungkan impor' }).click());
    expect(call).toHaveBeenCalledWith('POST', `/master-data/api/ArchiveClassification/import/j/undo`);
    await screen.findByText('Mengurungkan 1 dari 3 data');
    await screen.findByText('2 data dihapus', undefined, { timeout: 3000 });
    const stayed = await screen.findByRole('region', { name: '1 data dibiarkan' });
    expect(within(stayed).getByRole('listitem').textContent).toBe('A2 DuaSudah diubah lagi, jadi dibiarkan.');
    expect(screen.queryByRole('button', { name: 'Urungkan impor' })).toBeNull();
  });

  it('can be undone over the list as well, once its dialog is closed', async () => {
    const undone = job({ state: 'undone', undone: { changed: 0, removed: 1, left: 5 } });
    const call = vi.fn(async () => job({ state: 'undoing' }));
    const left = [problem(3, null, ''), problem(4, null, '')].map((one) => ({
      ...one,
      heading: `A${one.row}`,
    }));
    await open({
      ...{ call: call as never, checkImport: vi.fn(async () => done), importProblems: listing(...left) },
      importJob: vi.fn(async () => undone),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat daftar' }));
    await act(async () => (await screen.findByText('Urungkan')).click());
    expect(call).toHaveBeenCalledTimes(1);
    await screen.findByText('5 data dibiarkan: A3, A4 dan 3 lainnya.', undefined, { timeout: 3000 });
  });

  it('is found again from the first step, with its undo and until when, for as long as there is one', async () => {
    const stored = { create: 3, update: 0, undone: null, storedAt: '2026-11-18T03:00:00Z' };
    const items = [
      {
        ...stored,
        id: 'i',
        fileName: 'lain.csv',
        undone: { changed: 0, removed: 3, left: 0 },
        undoUntil: null,
      },
      { ...stored, id: 'j', fileName: 'data.csv', undoUntil },
    ];
    openView(Dialog, name, `/${name}`, {
      call: vi.fn(async () => ({ items, totalCount: 2 })) as never,
      importJob: vi.fn(async () => done),
    });
    await screen.findByText(/^3 data ditambahkan, .* Dapat diurungkan sampai 19 Nov.*10\.00 WIB\.$/);
    expect(screen.getAllByText(/^Diurungkan /)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Lihat hasil, data.csv' }));
    expect(await screen.findByText(/dapat diurungkan sampai 19 Nov.*10\.00 WIB:/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Urungkan impor' })).toBeTruthy();
  });

  it('offers no undo that the server does not offer', async () => {
    await open({ checkImport: vi.fn(async () => ({ ...done, undoUntil: null })) });
    await screen.findByText('3 data ditambahkan');
    expect(screen.queryByRole('button', { name: 'Urungkan impor' })).toBeNull();
  });
});
