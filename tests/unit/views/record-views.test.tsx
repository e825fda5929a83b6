// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { narrowed } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import { hasMovableDays, movedDays } from '../../../src/views/record-calendar/move-days.ts';
import { childrenOf } from '../../../src/views/show/children.ts';
import { figureText } from '../../../src/views/summary/figure-text.ts';
import { openView } from './screen.tsx';

const name = 'layanan.tender';
const tender = resourceNamed(name);
const row = (id: string, values: object = {}) => ({
  ...{ id, code: `T-${id}`, name: `Pekerjaan ${id}`, unitId: 'u', unit: { id: 'u', label: 'Divisi Teknik' } },
  ...{ closesOn: '2027-01-05', objectionsUntil: null, budget: '2500', version: 3, isActive: true },
  ...{ createdAt: '2026-11-17T01:12:00Z', updatedAt: '2026-11-17T01:12:00Z' },
  ...values,
});
const values = {
  budget: { sum: '5000' },
  bond: { sum: null },
  closesOn: { first: '2027-01-05', last: '2027-01-05' },
};
const groups = ['u', 'v', 'w', 'x'].map((key) => ({ key, label: `Unit ${key}`, count: 2, values }));
const figuresOf = async (_name: string, { groupBy }: { groupBy?: string }) => ({
  ...{ count: 8, isTooMany: false, values },
  ...(groupBy && { groups, isCut: false }),
});
const open = (search: string, verbs: object = {}) => {
  const getList = vi.fn(async (_name: string, { filter }: { filter: Record<string, string> }) => ({
    data: [row(`${filter.unitId ?? 'a'}1`), row(`${filter.unitId ?? 'a'}2`)],
    total: 2,
    meta: {},
  }));
  openView(GeneratedList, name, `/${name}${search}`, {
    ...{ getList, figuresOf, lookup: async () => [], savedViews: async () => [] },
    ...verbs,
  } as unknown as Partial<NaskahDataProvider>);
  return { getList };
};

describe('Figures', () => {
  it.each([
    ['budget', { sum: '43950000000' }, 'Rp43.950.000.000'],
    ['budget', { sum: null }, ''],
    ['closesOn', { first: '2026-11-04', last: '2027-01-12' }, '4 Nov 2026 – 12 Jan 2027'],
    ['closesOn', { first: '2026-11-04', last: '2026-11-04' }, '4 Nov 2026'],
    ['unitId', { filled: 1200 }, '1.200 terisi'],
  ])('of %s, %j, are said as %s', (field, figure, text) => {
    const said = figureText(field, tender.fields[field] as never, figure);
    expect(said.replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('Views of a role that does not see some fields', () => {
  it('are left without them, and those that need them are not there', () => {
    const hides = (...hidden: string[]) =>
      narrowed(tender, { verbs: new Set(), hidden: new Set(hidden), locked: new Set() } as never);
    expect(hides('budget').summary).toEqual(['bond', 'closesOn']);
    expect(hides('budget').cards?.facts).toEqual(['unitId', 'closesOn']);
    expect(hides('closesOn').calendar).toBeUndefined();
    expect(hides('closesOn').groups).toEqual(['unitId']);
  });
});

describe('A record on a calendar', () => {
  const face = { from: 'closesOn', to: 'objectionsUntil' };
  it('is moved with its last day, a moment with its clock, what is empty stays so', () => {
    expect(movedDays(face, row('1', { objectionsUntil: '2027-01-31' }), 28)).toEqual({
      closesOn: '2027-02-02',
      objectionsUntil: '2027-02-28',
    });
    expect(movedDays(face, row('1'), -5)).toEqual({ closesOn: '2026-12-31' });
    expect(movedDays({ from: 'at' }, row('1', { at: '2027-01-01T07:30:00+07:00' }), -1)).toEqual({
      at: '2026-12-31T07:30:00+07:00',
    });
  });

  it('stays where the role may only read its day, or nobody sets it', () => {
    expect(hasMovableDays(tender, face)).toBe(true);
    expect(hasMovableDays({ ...tender, locked: ['objectionsUntil'] }, face)).toBe(false);
    expect(hasMovableDays(resourceNamed('layanan.pengaduan'), { from: 'stageDue' })).toBe(false);
  });
});

describe('A declared tab', () => {
  it('is the only one, and counted', () => {
    expect(childrenOf(tender, () => true).map(({ key, isDeclared }) => [key, isDeclared])).toEqual([
      ['layanan.kendaraan.tenderId', true],
    ]);
    expect(childrenOf(tender, (one) => one !== 'layanan.kendaraan')).toEqual([]);
  });

  it('leads through others, where the viewer may open them and the record says so', () => {
    const unit = resourceNamed('master-data.unit-organisasi');
    const people = 'pengaturan.pemetaan-jabatan.positionId';
    const keys = (mayUse: (name: string) => boolean) => childrenOf(unit, mayUse).map(({ key }) => key);
    expect(keys(() => true).slice(0, 2)).toEqual(['pengaturan.jabatan.unitId', people]);
    expect(keys((name) => name !== 'pengaturan.jabatan')).not.toContain(people);
    const subType = resourceNamed('master-data.sub-jenis-naskah-dinas');
    const tabs = (usesContractParts: boolean) =>
      childrenOf(subType, () => true, undefined, row('s', { usesContractParts })).map(
        ({ resource: { name } }) => name,
      );
    expect(tabs(true)).toContain('master-data.template-pasal');
    expect(tabs(false)).not.toContain('master-data.template-pasal');
  });
});

describe('The list', () => {
  it('has its sums in a last row of the table', async () => {
    open('');
    const foot = (await screen.findByRole('rowheader', { name: /8 tender/ })).closest('tr');
    expect(within(foot as HTMLElement).getByText('Rp5.000')).toBeTruthy();
  });

  it('is grouped by its address, the first groups open, rows asked for by group', {
    tags: ['full'],
  }, async () => {
    const { getList } = open('?kelompok=unitId');
    const third = await screen.findByRole('button', { name: 'Unit w 2' });
    expect(third.getAttribute('aria-expanded')).toBe('true');
    const last = screen.getByRole('button', { name: 'Unit x 2' });
    expect(last.getAttribute('aria-expanded')).toBe('false');
    await screen.findByRole('link', { name: 'Pekerjaan w1' });
    expect(getList.mock.calls.map(([, { filter }]) => filter.unitId).toSorted()).toEqual(['u', 'v', 'w']);
    last.focus();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('link', { name: 'Pekerjaan x2' });
    await userEvent.click(screen.getByRole('button', { name: 'Per unit pemilik' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tidak dikelompokkan' }));
    await screen.findByRole('link', { name: 'Pekerjaan a1' });
    expect(screen.getByTestId('where').textContent).not.toContain('kelompok');
  });

  it('is a calendar whose records are dragged to another day, with undo', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: row('1', { ...data, version: 4 }),
    }));
    const calendarOf = vi.fn(async () => ({ items: [row('1')], isCut: false }));
    open('?tampilan=kalender&hari=2027-01-01', { calendarOf, update });
    const [chip] = await screen.findAllByRole('link', { name: 'Pekerjaan 1' });
    const dataTransfer = { effectAllowed: '', setData: () => undefined };
    fireEvent.dragStart(chip as HTMLElement, { dataTransfer });
    const cell = document.querySelector('[data-day="2027-01-08"]') as HTMLElement;
    fireEvent.dragOver(cell, { dataTransfer });
    fireEvent.drop(cell, { dataTransfer });
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1].data).toEqual({ closesOn: '2027-01-08', version: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1].data).toEqual({ closesOn: '2027-01-05', version: 4 });
  });
});
