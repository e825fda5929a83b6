import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Listener } from '../../../server/notifications/live/listeners.ts';
import { createDelivery } from '../../../server/notifications/live/notify-listeners.ts';

type Sources = Parameters<typeof createDelivery>[1];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A stream listener, and its successive counter responses, each after a delay in milliseconds. */
function desk(...answers: { inboxCount: number; after: number }[]) {
  const heard: string[] = [];
  const actor = { entryId: 'e1' };
  const listener = {
    stream: { send: (_topic: string, data: string) => heard.push(data), beat: () => {}, end: () => {} },
    request: { headers: {} },
    actor,
    stale: new Set(),
    told: new Map(),
    isGone: false,
  } as unknown as Listener;
  let asked = 0;
  const countWork = async () => {
    const { inboxCount, after } = answers[asked] ?? { inboxCount: -1, after: 0 };
    asked += 1;
    await sleep(after);
    return { inboxCount };
  };
  const telling = createDelivery(
    {} as never,
    { actorOf: async () => actor, countWork } as unknown as Sources,
  );
  stops.push(telling.stop);
  const changed = () => telling.lookSoon(listener, ['counters']);
  return { heard, changed, asked: () => asked };
}

test('the newest answer stands, however long an older one takes', async () => {
  const { heard, changed } = desk({ inboxCount: 1, after: 600 }, { inboxCount: 2, after: 0 });
  changed();
  await sleep(250);
  changed();
  await expect.poll(() => heard.length, { timeout: 5000 }).toBe(2);
  expect(heard).toEqual(['{"inboxCount":1}', '{"inboxCount":2}']);
});

test('the same is said once, but for figures that are counted no further', async () => {
  const few = desk({ inboxCount: 5, after: 0 }, { inboxCount: 5, after: 0 });
  const many = desk({ inboxCount: 100, after: 0 }, { inboxCount: 100, after: 0 });
  for (const { changed, asked } of [few, many])
    for (const times of [1, 2]) {
      changed();
      await expect.poll(asked, { timeout: 5000 }).toBe(times);
    }
  await expect.poll(() => many.heard.length, { timeout: 5000 }).toBe(2);
  expect(few.heard).toEqual(['{"inboxCount":5}']);
});
