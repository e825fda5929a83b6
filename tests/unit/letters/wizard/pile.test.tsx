// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { keepPile, keepTicked, lastOf, pileOf } from '../../../../src/letters/wizard/incoming/pile.ts';
import PileDone from '../../../../src/letters/wizard/incoming/pile-done.tsx';
import { openPage } from '../mailbox/desk.tsx';

const item = (letterId: string, number: number | null = null, over: Partial<RegisteringItem> = {}) => ({
  ...{ letterId, subject: `Hal ${letterId}`, senderName: 'PT Surya', fileName: `${letterId}.pdf` },
  ...{ number: null, isByMail: false, at: `2026-11-30T0${number ?? 0}:00:00.000Z` },
  agenda: number === null ? null : { number, year: 2026, unitName: 'Direktorat Operasi' },
  ...over,
});
/** In the order of the queue: what is registered first. */
const queue = [
  ...[item('pagi', 1), item('b', 2), item('a', 3)],
  ...[item('kemarin'), item('surel', null, { isByMail: true }), item('c')],
];
const idsOf = (items: readonly RegisteringItem[]) => items.map(({ letterId }) => letterId);

afterEach(() => {
  keepPile([]);
  keepTicked([]);
});

describe('a pile of scans', () => {
  it('counts what was taken together, in the order of its paper: nothing registered or waiting before', () => {
    const pile = pileOf(queue, 'c', ['a', 'b', 'c']);
    expect(idsOf(pile)).toEqual(['a', 'b', 'c']);
    expect(lastOf(pile)?.letterId).toBe('a');
  });

  it('is what waits and came the same way, for a letter that nobody took here', () => {
    expect(idsOf(pileOf(queue, 'kemarin', ['a', 'b', 'c']))).toEqual(['kemarin']);
    expect(idsOf(pileOf(queue, 'surel', []))).toEqual(['surel']);
    expect(pileOf(queue, 'belum-disimpan', [])).toEqual([]);
  });
});

it('ends with its last number large, its numbers to tick off, and the one way on', async () => {
  keepPile(['a', 'b']);
  openPage(<PileDone />, '/', { registeringQueue: async () => ({ items: queue, totalCount: queue.length }) });
  await screen.findByRole('heading', { name: '2 naskah terdaftar' });
  expect(screen.getByRole('status').textContent).toContain('3/2026');
  const [first, second] = screen.getAllByRole('listitem');
  expect([first?.textContent, second?.textContent]).toEqual(['3/2026Hal aPT Surya', '2/2026Hal bPT Surya']);
  expect(screen.getByRole('link', { name: 'Hal b' }).getAttribute('href')).toBe('/naskah-dinas/outbox/b');
  const tick = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: '2/2026 sudah ditulis di kertasnya' });
  await userEvent.click(tick());
  expect(tick().checked).toBe(true);
  expect(
    screen.getByRole('link', { name: 'Lanjutkan 3 naskah yang menunggu' }).getAttribute('href'),
  ).toContain('id=kemarin');
});
