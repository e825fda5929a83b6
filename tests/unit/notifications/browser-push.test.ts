import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from '../../../src/notifications/settings/browser-push.ts';

const keys = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };
const registration = {
  pushManager: { getSubscription: async () => null, subscribe: async () => ({ toJSON: () => keys }) },
};

/** A browser whose worker is ready after `readyAfter` ms; until then it installs, or has not begun. */
function browserWith(readyAfter: number, begun: { installing: object | null } | undefined): void {
  const ready = new Promise((done) => setTimeout(done, readyAfter, registration));
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: async () => begun } });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a click waits for a worker that is still fetching its files, and gives up on one that never begins', async () => {
  browserWith(30_000, { installing: {} });
  const slow = subscribe('key');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await slow).toEqual(keys);

  browserWith(30_000, undefined);
  const none = subscribe('key');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await none).toBe('notReady');
});
