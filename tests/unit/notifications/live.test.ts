import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivalsIn } from '../../../src/notifications/live/arrivals.ts';
import { follow, type News } from '../../../src/notifications/live/follow.ts';
import { readEvents } from '../../../src/notifications/live/read-events.ts';

const stream = (parts: string[], ends = true): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (ends) controller.close();
    },
  });
const answer = (parts: string[], ends = true) =>
  new Response(stream(parts, ends), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

describe('A stream of events', () => {
  it('is read wherever its parts are cut, and signs of life are no events', async () => {
    const whole = 'retry: 3000\n\n: \n\nevent: a\ndata: {"x":"é"}\n\nevent: b\r\ndata: 1\r\ndata: 2\r\n\r\n';
    const bytes = new TextEncoder().encode(whole);
    for (const size of [1, 2, 7, bytes.length]) {
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      const heard = vi.fn();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      const events: unknown[] = [];
      for await (const event of readEvents(body, heard)) events.push(event);
      expect(events).toEqual([
        { event: 'a', data: '{"x":"é"}' },
        { event: 'b', data: '1\n2' },
      ]);
      expect(heard).toHaveBeenCalled();
    }
  });
});

describe('Whoever follows the stream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const following = (open: (signal: AbortSignal) => Promise<Response>) => {
    const told: News[] = [];
    const stop = new AbortController();
    let isSignedIn = true;
    const done = follow({
      open,
      tell: (news) => told.push(news),
      isSignedIn: () => isSignedIn,
      signal: stop.signal,
    });
    return {
      told,
      done,
      stop,
      signOut: () => {
        isSignedIn = false;
      },
    };
  };

  it('comes back a second after it broke, and knows what is told first each time', async () => {
    const open = vi.fn(async () => answer(['event: counters\ndata: 1\n\nevent: counters\ndata: 2\n\n']));
    const { told, stop, done } = following(open);
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toEqual([
      { event: 'counters', data: '1', isFirst: true },
      { event: 'counters', data: '2', isFirst: false },
    ]);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveBeenCalledTimes(2);
    expect(told[2]).toEqual({ event: 'counters', data: '1', isFirst: true });
    stop.abort();
    await done;
  });

  it('tries ever less often where nobody answers, and asks instead', async () => {
    const open = vi.fn(async () => Promise.reject(new TypeError('away')));
    const { told, stop, done } = following(open);
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 10);
    expect(open).toHaveBeenCalledTimes(3);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(told.length).toBeGreaterThan(8);
    expect(told.every(({ event }) => event === 'ask')).toBe(true);
    expect(open.mock.calls.length).toBeLessThan(20);
    stop.abort();
    await done;
  });

  it('asks every minute of a server that has no stream', async () => {
    const open = vi.fn(async () => new Response('{}', { status: 404 }));
    const { told, stop, done } = following(open);
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 10);
    expect(open).toHaveBeenCalledTimes(1);
    expect(told).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(open.mock.calls.length).toBeGreaterThan(1);
    stop.abort();
    await done;
  });

  it('takes a line on which nothing arrives for a broken one', async () => {
    const signals: AbortSignal[] = [];
    const open = vi.fn(async (signal: AbortSignal) => {
      signals.push(signal);
      const body = stream(['event: counters\ndata: 1\n\n'], false);
      const cut = new TransformStream<Uint8Array, Uint8Array>();
      void body.pipeTo(cut.writable, { signal }).catch(() => undefined);
      return new Response(cut.readable, { headers: { 'content-type': 'text/event-stream' } });
    });
    const { stop, done } = following(open);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(open).toHaveBeenCalledTimes(2);
    stop.abort();
    await done;
  });

  it('stops for good when the session is over', async () => {
    const open = vi.fn(async () => answer(['event: counters\ndata: 1\n\n']));
    const { signOut, done } = following(open);
    signOut();
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('What came meanwhile', () => {
  const one = (id: string, minute: number) => ({
    ...{ id, title: id, modul: '', message: '', detailUrl: null, tabName: null, isRead: false },
    createdAt: `2026-11-22T03:${minute}:00Z`,
  });
  const page = (items: ReturnType<typeof one>[], totalCount = items.length) => ({ items, totalCount });

  it('is what is newer than all that was there', () => {
    const before = page([one('b', 20), one('a', 10)]);
    expect(arrivalsIn(page([one('c', 30), one('b', 20), one('a', 10)]), before)).toMatchObject({
      newest: { id: 'c' },
      count: 1,
    });
    expect(arrivalsIn(page([one('f', 33), one('e', 32), one('d', 31)], 12), before)?.count).toBe(10);
    expect(arrivalsIn(page([one('a', 10)]), page([]))?.newest.id).toBe('a');
  });

  it('is not what moved up because something was read, nor what was there when one came', () => {
    const before = page([one('d', 40), one('c', 30), one('b', 20)], 4);
    expect(arrivalsIn(page([one('c', 30), one('b', 20), one('a', 10)], 3), before)).toBeUndefined();
    expect(arrivalsIn(before, undefined)).toBeUndefined();
  });
});
