import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '../../../../src/letters/cache.ts';
import { deadlineOf } from '../../../../src/letters/inbox/deadline.ts';
import { patchInbox } from '../../../../src/letters/inbox/patch-inbox.ts';
import { refreshOffered } from '../../../../src/letters/inbox/refresh-offered.ts';
import { inboxItem } from './letters.ts';

const a = inboxItem('a');
const b = inboxItem('b');
const pages = () => ({
  pages: [{ items: [a, b], totalCount: 2, totalIsEstimated: false }],
  pageParams: [1],
});
const all = keys.inbox({ firstChar: '' });
const open = keys.inbox({ isOpen: true, firstChar: '' });

function filled() {
  const client = new QueryClient();
  client.setQueryData(all, pages());
  client.setQueryData(open, pages());
  client.setQueryData(keys.inboxCounts, { open: 2, closed: 5 });
  return client;
}

describe('a change of one inbox item', () => {
  it('shows in every list; what does not fit a list leaves it; the counts follow', () => {
    const client = filled();
    patchInbox(client, a, { isOpen: false });
    expect(client.getQueryData(all)).toMatchObject({
      pages: [{ totalCount: 2, items: [{ id: 'a', isOpen: false }, { id: 'b' }] }],
    });
    expect(client.getQueryData(open)).toMatchObject({ pages: [{ totalCount: 1, items: [{ id: 'b' }] }] });
    expect(client.getQueryData(keys.inboxCounts)).toEqual({ open: 1, closed: 6 });
  });

  it('is put back whole when the server refuses', () => {
    const client = filled();
    const putBack = patchInbox(client, a, { isOpen: false });
    putBack();
    expect(client.getQueryData(all)).toEqual(pages());
    expect(client.getQueryData(open)).toEqual(pages());
    expect(client.getQueryData(keys.inboxCounts)).toEqual({ open: 2, closed: 5 });
  });
});

describe('the deadline of a received letter', () => {
  it('counts from its arrival by its urgency, while it is open', () => {
    expect(deadlineOf(inboxItem('x', { urgency: 'SEGERA', receivedAt: '2026-11-20T02:00:00.000Z' }))).toBe(
      '2026-11-22T02:00:00.000Z',
    );
    expect(deadlineOf(inboxItem('x', { urgency: 'SEGERA', isOpen: false }))).toBeNull();
    expect(deadlineOf(inboxItem('x'))).toBeNull();
  });
});

it('several letters taken at once ask for lists and counts once, for each letter by itself', () => {
  const client = filled();
  const asked = vi.spyOn(client, 'invalidateQueries');
  refreshOffered(client, [a, b]);
  const times = (key: unknown) =>
    asked.mock.calls.filter(([what]) => JSON.stringify(what?.queryKey) === JSON.stringify(key)).length;
  expect([['counters'], keys.inboxes, keys.inboxCounts].map(times)).toEqual([1, 1, 1]);
  expect([keys.letter(a.letterId), keys.letter(b.letterId)].map(times)).toEqual([1, 1]);
});
