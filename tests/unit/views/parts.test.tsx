// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { copyOf } from '../../../src/views/form/copy-of.ts';
import GeneratedCreate from '../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

// Fifty rows of inputs take a minute here.
vi.mock('../../../src/views/kinds/parts/use-rows.ts', async (original) => ({
  ...(await original<typeof import('../../../src/views/kinds/parts/use-rows.ts')>()),
  portion: 3,
}));

const name = 'layanan.tender';
type Verbs = Partial<NaskahDataProvider>;
const place = { id: '019a0000-0000-7000-8000-0000000000aa', label: 'OPT Operasi' };
const row = (at: number, over: object = {}) => ({
  id: `019a0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  ...{ name: `Baris ${at}`, quantity: at, price: 1000, amount: 1000 * at },
  ...{ neededOn: null, placeId: place.id, place },
  ...over,
});
const tender = (items: object[]) => ({
  ...{ id: 'a', code: 'T-1', name: 'Marka jalan', unitId: place.id, unit: place, closesOn: '2027-01-31' },
  ...{ description: null, items, isActive: true, version: 3 },
  ...{ createdAt: '2026-11-18T02:42:00Z', updatedAt: '2026-11-18T02:42:00Z' },
});
const reading = (items: object[]) =>
  vi.fn(async () => ({ data: tender(items) })) as unknown as Verbs['getOne'];
const rows = (...places: number[]) => places.map((at) => row(at));

async function edit(items: object[], verbs: Verbs = {}) {
  const update = vi.fn(async () => ({ data: tender(items) }));
  openView(GeneratedEdit, name, `/${name}/a`, {
    getOne: reading(items),
    update: update as unknown as Verbs['update'],
    ...verbs,
  });
  // Waits by text: a role is worked out for every element, again after each change.
  const add = await screen.findByText('Tambah baris');
  const table = add.closest<HTMLElement>('[role="group"]') ?? document.body;
  const save = () => userEvent.click(screen.getByText('Simpan perubahan'));
  const sent = async () => {
    await save();
    await waitFor(() => expect(update).toHaveBeenCalled());
    return (update.mock.calls as unknown as [string, { data: { items: { name: string }[] } }][])[0]?.[1].data
      .items;
  };
  return { table, update, save, sent };
}
/** Fields by their labels' texts; Testing Library asks each of hundreds of fields for its labels, for a minute. */
const fieldsLabelled = (isAsked: (text: string) => boolean) =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => isAsked(textContent))
    .map(({ htmlFor }) => document.getElementById(htmlFor) as HTMLInputElement);
const cell = (label: string, at: number): HTMLInputElement => {
  const [found] = fieldsLabelled((text) => text === `${label} baris ${at}`);
  if (!found) throw new Error(`${label} baris ${at} is not there`);
  return found;
};
const namesNow = () => fieldsLabelled((text) => text.startsWith('Uraian baris')).map(({ value }) => value);

describe('Rows in a form', () => {
  it('are added with the first cell focused, computed and summed as one types', async () => {
    const create = vi.fn(async () => ({ data: tender([]) }));
    openView(GeneratedCreate, name, `/${name}/create`, { create: create as unknown as Verbs['create'] });
    await screen.findByText('Belum ada baris');
    for (const [at, price] of [
      [1, '1500000'],
      [2, '500'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
      await waitFor(() => expect(document.activeElement).toBe(cell('Uraian', at)));
      await userEvent.type(cell('Banyaknya', at), '3');
      await userEvent.type(cell('Harga satuan', at), price);
    }
    const foot = screen.getByRole('row', { name: /^Jumlah/ });
    // Three of each, as the database will compute it.
    expect(within(foot).getByText('4.501.500')).toBeTruthy();
    expect(screen.getByText('4.500.000')).toBeTruthy();
    expect(screen.queryByText('Belum ada baris')).toBeNull();
  });

  it('are saved with their ids and without the labels of what they refer to', async () => {
    const { sent } = await edit(rows(1, 2));
    await userEvent.clear(cell('Harga satuan', 2));
    await userEvent.type(cell('Harga satuan', 2), '7');
    const { place: _place, amount: _amount, ...first } = row(1);
    const { place: _other, amount: _sum, ...second } = row(2, { price: 7 });
    const empty = { tax: null, deliveredAt: null };
    expect(await sent()).toEqual([
      { ...first, ...empty },
      { ...second, ...empty },
    ]);
  });

  it('leave words their room beside numbers and days: a table of many columns scrolls', async () => {
    await edit(rows(1));
    const table = document.querySelector('table');
    const widths = [...(table?.querySelectorAll('col') ?? [])].map(({ style }) => parseInt(style.width, 10));
    const taken = widths.reduce((sum, width) => sum + (width || 0), 0);
    const shared = widths.filter(Number.isNaN).length;
    expect(shared).toBeGreaterThan(1);
    expect(parseInt(table?.style.minWidth ?? '0', 10)).toBeGreaterThanOrEqual(taken + shared * 160);
  });

  it('move by Alt and an arrow from any cell, which keeps the focus, and say where they are', async () => {
    const { sent } = await edit(rows(1, 2, 3));
    cell('Harga satuan', 1).focus();
    fireEvent.keyDown(cell('Harga satuan', 1), { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(namesNow()).toEqual(['Baris 2', 'Baris 1', 'Baris 3']));
    await waitFor(() => expect(document.activeElement).toBe(cell('Harga satuan', 2)));
    expect(screen.getByText('Dipindahkan ke baris 2 dari 3.')).toBeTruthy();
    fireEvent.keyDown(cell('Uraian', 1), { key: 'ArrowUp', altKey: true });
    expect(namesNow()).toEqual(['Baris 2', 'Baris 1', 'Baris 3']);
    expect((await sent())?.map((one) => one.name)).toEqual(['Baris 2', 'Baris 1', 'Baris 3']);
  });

  it('move by dragging their handle', async () => {
    const { table } = await edit(rows(1, 2, 3));
    expect(screen.getByRole('group', { name: 'Rincian pekerjaan' })).toBe(table);
    const all = within(table).getAllByRole('row', { name: /^Baris/ });
    all.forEach((each, at) => {
      each.getBoundingClientRect = () => ({ left: 0, width: 500, top: at * 40, height: 40 }) as DOMRect;
    });
    document.elementFromPoint = () => all[2] as Element;
    fireEvent.pointerDown(within(table).getByRole('button', { name: /^Pindahkan baris 1/ }), {
      ...{ button: 0, clientX: 5, clientY: 10 },
    });
    fireEvent.pointerMove(window, { clientX: 5, clientY: 90 });
    expect(namesNow()).toEqual(['Baris 1', 'Baris 2', 'Baris 3']);
    fireEvent.pointerMove(window, { clientX: 5, clientY: 110 });
    fireEvent.pointerUp(window);
    await waitFor(() => expect(namesNow()).toEqual(['Baris 2', 'Baris 3', 'Baris 1']));
  });

  it('go with a click and come back by Urungkan, where they were and as they were', async () => {
    const { table, sent } = await edit(rows(1, 2, 3));
    await userEvent.click(within(table).getByRole('button', { name: 'Hapus baris 2' }));
    expect(namesNow()).toEqual(['Baris 1', 'Baris 3']);
    expect(within(table).getByText('“Baris 2” dihapus.')).toBeTruthy();
    await userEvent.click(within(table).getByRole('button', { name: 'Urungkan' }));
    expect(namesNow()).toEqual(['Baris 1', 'Baris 2', 'Baris 3']);
    expect((await sent())?.map((one) => (one as { id?: string }).id)).toEqual(
      rows(1, 2, 3).map(({ id }) => id),
    );
  });

  it('say what is wrong at the cell, by the form’s check and the server’s, and focus the first', async () => {
    const update = vi.fn().mockRejectedValue(
      refusal(422, {
        message: 'Periksa.',
        errors: { 'items.1.placeId': ['Pilihan ini sudah dinonaktifkan.'] },
      }),
    );
    const { save } = await edit(rows(1, 2), { update });
    await userEvent.clear(cell('Uraian', 2));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(cell('Uraian', 2)));
    const wrong = cell('Uraian', 2).closest('[data-field]') as HTMLElement;
    expect(within(wrong).getByText('“Uraian” harus diisi.')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
    await userEvent.type(cell('Uraian', 2), 'Cat');
    await save();
    await screen.findByText('Pilihan ini sudah dinonaktifkan.');
    await waitFor(() => expect(document.activeElement).toBe(cell('Unit tujuan', 2)));
    await userEvent.click(screen.getByRole('button', { name: '1 isian perlu diperbaiki' }));
    expect(await screen.findByText('Rincian pekerjaan, baris 2: Unit tujuan')).toBeTruthy();
  });

  it('are drawn in portions, and a wrong one among the others is drawn and focused', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((at) => row(at, at === 5 ? { name: '' } : {}));
    const { table, save } = await edit(many);
    expect(namesNow()).toHaveLength(3);
    expect(within(table).getByText('Lihat 3 lainnya').closest('button')).toBeTruthy();
    const named = document.querySelector('[data-field="name"] input') as HTMLInputElement;
    fireEvent.change(named, { target: { value: 'Marka' } });
    await save();
    await waitFor(() => expect(document.activeElement).toBe(cell('Uraian', 5)));
    const rowsHook = '../../../src/views/kinds/parts/use-rows.ts';
    expect(await vi.importActual(rowsHook)).toMatchObject({ portion: 50 });
  });

  it('are one field where somebody else changed them too', async () => {
    const stored = { ...tender(rows(3)), version: 4 };
    const update = vi
      .fn()
      .mockRejectedValueOnce(refusal(409, { message: 'Diubah orang lain.', data: stored }))
      .mockResolvedValue({ data: stored });
    const historyOf = vi.fn(async () => ({ items: [], totalCount: 0 })) as unknown as Verbs['historyOf'];
    const { table, save } = await edit(rows(1, 2), { update, historyOf });
    await userEvent.click(within(table).getByRole('button', { name: 'Hapus baris 2' }));
    await save();
    const dialog = await screen.findByRole('dialog');
    const group = within(dialog).getByRole('group', { name: 'Rincian pekerjaan' });
    expect(
      within(group).getByRole('radio', { name: /^Tersimpan sekarang\s*Baris 3, 3, 1\.000, 3\.000/ }),
    ).toBeTruthy();
    await userEvent.click(
      within(group).getByRole('radio', { name: /^Isian Anda\s*Baris 1, 1, 1\.000, 1\.000/ }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan pilihan' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const { place: _place, amount: _amount, ...first } = row(1);
    expect(update.mock.calls[1]?.[1].data).toMatchObject({ version: 4, items: [first] });
  });

  it('stand as cards with their labels on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    const { table } = await edit(rows(1, 2));
    expect(within(table).queryByRole('table')).toBeNull();
    const card = within(table).getByRole('group', { name: 'Baris 2' });
    expect((within(card).getByLabelText('Banyaknya baris 2') as HTMLInputElement).value).toBe('2');
    expect(within(table).getByText('Jumlah harga total').parentElement?.textContent).toContain('3.000');
  });
});

describe('Rows on the page of a record', () => {
  const open = (items: object[]) =>
    openView(GeneratedShow, name, `/${name}/a/show`, { getOne: reading(items) });

  it('are a table with sums of all of them, the rest behind a button', async () => {
    open(rows(...Array.from({ length: 19 }, (_, at) => at + 1)));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(12);
    expect(within(table).getByRole('row', { name: /^Jumlah 190\.000/ })).toBeTruthy();
    expect(within(table).getAllByRole('link', { name: place.label })).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Lihat 9 lainnya' }));
    expect(within(table).getAllByRole('row')).toHaveLength(21);
    expect(screen.queryByRole('button', { name: /lainnya/ })).toBeNull();
  });

  it('ten of them are all there, and none are a dash', async () => {
    open(rows(...Array.from({ length: 10 }, (_, at) => at + 1)));
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /lainnya/ })).toBeNull();
  });
});

describe('Rows in the history', () => {
  it('are told by what happened to each', async () => {
    const change = (over: object) => ({ place: 1, changes: [], ...over });
    const historyOf = vi.fn(async () => ({
      items: [
        {
          ...{ id: '9', at: '2026-11-18T03:00:00Z', action: 'update', by: null, as: null, via: null },
          changes: [
            {
              ...{ field: 'items', label: 'Rincian pekerjaan', before: 2, after: 2, isReordered: true },
              rows: [
                change({ id: 'x', change: 'removed', label: 'Cat' }),
                change({ id: 'y', change: 'added', place: 2, label: 'Marka' }),
                change({
                  ...{ id: 'z', change: 'changed', place: 3, label: 'Rambu' },
                  changes: [{ field: 'price', label: 'Harga satuan', before: 1000, after: 2500 }],
                }),
              ],
            },
          ],
        },
      ],
      totalCount: 1,
      totalIsEstimated: false,
    })) as unknown as Verbs['historyOf'];
    openView(GeneratedShow, name, `/${name}/a/show?bagian=riwayat`, { getOne: reading([]), historyOf });
    expect((await screen.findByText('Cat')).parentElement?.textContent).toBe('Baris 1 dihapus: Cat');
    expect(screen.getByText('Marka').parentElement?.textContent).toBe('Baris 2 ditambahkan: Marka');
    const changed = screen.getByText('Rambu').closest('div') as HTMLElement;
    expect(within(changed).getByText('Harga satuan')).toBeTruthy();
    expect(within(changed).getByText('2.500')).toBeTruthy();
    expect(screen.getByText('Urutan baris diubah.')).toBeTruthy();
  });
});

it('a copy has the rows of its record as new ones', () => {
  const copy = copyOf(resourceNamed(name), tender(rows(1)) as never);
  const { id: _id, ...first } = row(1);
  expect(copy.items).toEqual([first]);
});
