// @vitest-environment happy-dom
import { fireEvent as dom, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import { openView } from './screen.tsx';

const name = 'layanan.pengaduan';
type Verbs = Partial<NaskahDataProvider>;
const day = (count: number) => plusDays(dayInWib(), count);
const card = (id: string, stage: string, values: object = {}) => ({
  ...{ id, number: `PJ-${id}`, subject: `Perihal ${id}`, place: 'KM 58', claimed: '3400000', stage },
  ...{ stageDue: day(5), stageSince: '2026-11-17T01:12:00Z', version: 2, isActive: true },
  ...{ officer: { id: 'k', label: 'Kartika Hutapea' }, officerId: 'k' },
  ...{ createdAt: '2026-11-17T01:12:00Z', updatedAt: '2026-11-17T01:12:00Z' },
  can: { write: true, events: [] },
  ...values,
});
const column = (stage: string, items: object[], values: object = {}) => ({
  ...{ stage, items, count: items.length, overdue: 0, sum: null },
  ...values,
});
const columns = [
  column('received', [card('1', 'received')], { sum: '2187000' }),
  column(
    'checked',
    [
      card('2', 'checked', {
        stageDue: day(-2),
        can: { write: true, events: [{ event: 'handle' }, { event: 'reject' }] },
      }),
      card('3', 'checked'),
    ],
    { overdue: 1 },
  ),
  ...[column('handled', []), column('done', []), column('rejected', [])],
];
const open = (verbs: Verbs = {}) => {
  const boardOf = vi.fn(async () => columns);
  const getList = vi.fn(async () => ({ data: [], total: 0, meta: {} }));
  openView(GeneratedList, name, `/${name}?tampilan=papan`, {
    ...{ boardOf, getList, lookup: async () => [] },
    ...verbs,
  } as unknown as Verbs);
  return { boardOf, getList };
};

describe('The board of an entity with stages', () => {
  it('shows each stage with its figures, and cards that say when, what, who and how much', async () => {
    const { getList } = open();
    const late = await screen.findByRole('link', { name: /PJ-2/ });
    expect(late.getAttribute('aria-label')).toBe(
      'PJ-2 Perihal 2, Lewat 2 hari, KM 58, Rp3.400.000, Kartika Hutapea',
    );
    expect(screen.getByRole('list', { name: 'Diperiksa, 2 data' })).toBeTruthy();
    expect(screen.getByText('1 lewat batas')).toBeTruthy();
    expect(screen.getByText('Rp2.187.000 nilai diajukan')).toBeTruthy();
    const foot = screen.getByText('3 pengaduan berjalan, 1 lewat batas').parentElement;
    expect(foot?.textContent).toMatch(/, (Rp)?2\.187\.000 nilai diajukan$/);
    expect(
      within(screen.getByRole('list', { name: 'Ditindaklanjuti, 0 data' })).getByText('Tidak ada'),
    ).toBeTruthy();
    expect(getList).not.toHaveBeenCalled();
  });

  it('goes by arrows, moves by M through the event, and only where the reader may', async () => {
    const fireEvent = vi.fn(async () => ({ record: card('2', 'handled'), undoUntil: null, told: 0 }));
    open({ fireEvent } as unknown as Verbs);
    const first = await screen.findByRole('link', { name: /PJ-1/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-card')).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-card')).toBe('3');
    await userEvent.keyboard('{ArrowUp}m');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getByRole('menuitem', { name: /Selesai/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Ditindaklanjuti' }));
    await waitFor(() =>
      expect(fireEvent).toHaveBeenCalledExactlyOnceWith(name, '2', { event: 'handle', version: 2 }),
    );
  });

  it('dims what a dragged card may not reach and says why, and asks what the event asks on a drop', async () => {
    open();
    const dragged = await screen.findByRole('link', { name: /PJ-2/ });
    dom.dragStart(dragged, { dataTransfer: { setData: () => undefined } });
    const done = screen.getByRole('list', { name: 'Selesai, 0 data' }).closest('section');
    await waitFor(() => expect(done?.dataset.dimmed).toBe('true'));
    expect(within(done as HTMLElement).getByText('Bukan dari tahap ini, atau bukan hak Anda')).toBeTruthy();
    const rejected = screen.getByRole('list', { name: 'Ditolak, 0 data' }).closest('section') as HTMLElement;
    expect(rejected.dataset.target).toBe('true');
    dom.drop(rejected);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/Alasan/)).toBeTruthy();
  });

  it('is left for the list with the same filters', async () => {
    const { getList } = open();
    await screen.findByRole('link', { name: /PJ-2/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Daftar' }));
    await waitFor(() => expect(getList).toHaveBeenCalled());
  });

  it('offers for marked cards what all of them allow, and fires it on all', { tags: ['full'] }, async () => {
    const fireOnMany = vi.fn(async () => ({ done: [{ id: '2' }], refused: [] }));
    open({ fireOnMany } as unknown as Verbs);
    const first = await screen.findByRole('link', { name: /PJ-2/ });
    first.focus();
    await userEvent.keyboard(' ');
    const bar = await screen.findByRole('toolbar', { name: '1 dipilih' });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Tolak' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'Bukan ruas kami');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tolak' }));
    await waitFor(() =>
      expect(fireOnMany).toHaveBeenCalledExactlyOnceWith(name, ['2'], {
        ...{ event: 'reject', note: 'Bukan ruas kami' },
      }),
    );
  });
});
