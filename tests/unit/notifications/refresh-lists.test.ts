import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { collectChanges, refreshLetters } from '../../../src/notifications/live/refresh-letters.ts';
import { refreshLists } from '../../../src/notifications/live/refresh-lists.ts';

const counters = {
  taskCount: 3,
  inboxCount: 5,
  outboxCount: 2,
  draftCount: 1,
  retentionCount: 0,
  accessCount: 0,
  ticketCount: 0,
};

/** The inbox followed for so many pages, and the tasks. */
function desk(pages: number): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['letters', 'inbox', {}], {
    pages: Array.from({ length: pages }, () => ({ items: [] })),
  });
  client.setQueryData(['letters', 'task', null], { pages: [{ items: [] }] });
  return client;
}
const isOld = (client: QueryClient, key: unknown[]) => client.getQueryState(key)?.isInvalidated;

test('a counter that is another has its list asked for anew, and no other', () => {
  const client = desk(2);
  refreshLists(client, { ...counters, inboxCount: 6 }, counters);
  expect(isOld(client, ['letters', 'inbox', {}])).toBe(true);
  expect(isOld(client, ['letters', 'task', null])).toBe(false);
});

test('a counter that goes no further has its list asked for whenever it is said again', () => {
  const client = desk(1);
  const many = { ...counters, inboxCount: 100 };
  refreshLists(client, many, many);
  expect(isOld(client, ['letters', 'inbox', {}])).toBe(true);
  expect(isOld(client, ['letters', 'task', null])).toBe(false);
});

test('a list that was followed far is not asked for page by page', () => {
  const client = desk(6);
  refreshLists(client);
  expect(isOld(client, ['letters', 'inbox', {}])).toBe(false);
});

test('letters that changed have themselves asked for anew, and the lists that show one', () => {
  const client = desk(1);
  const keys = [
    ['letters', 'one', 'a'],
    ['letters', 'one', 'a', 'timeline'],
    ['letters', 'one', 'a', 'scan'],
    ['letters', 'one', 'b'],
    ['letters', 'dispositions', 'of', 'a'],
    ['letters', 'outbox', {}],
  ];
  for (const key of keys)
    client.setQueryData(key, key[1] === 'outbox' ? { pages: [{ items: [{ id: 'a' }] }] } : {});
  refreshLetters(client, new Set(['a']));
  expect(keys.map((key) => isOld(client, key))).toEqual([true, true, false, false, true, true]);
  expect(isOld(client, ['letters', 'inbox', {}])).toBe(false);
});

test('changes that come one after another are told together', () => {
  vi.useFakeTimers();
  const told: string[][] = [];
  const collect = collectChanges((ids) => told.push([...ids]));
  collect(['a']);
  collect(['b', 'a']);
  vi.advanceTimersByTime(1000);
  collect(['c']);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(told).toEqual([['a', 'b'], ['c']]);
});
