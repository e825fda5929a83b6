import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowDown } from '../../../server/accounts/slow-down.ts';

// docs/security.md on guessing: a limit of tries per day, from any number of addresses.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets through what is below the limit at once', async () => {
  expect(await slowDown('a', 0, 2)).toBe(true);
});

it('lets a flood of a whole hour through at the pace of its places and no faster', async () => {
  let passed = 0;
  let turnedAway = 0;
  for (let second = 0; second < 3600; second += 1) {
    for (let source = 0; source < 10; source += 1)
      void slowDown('flooded', 100, 2).then((isIn) => {
        if (isIn) passed += 1;
        else turnedAway += 1;
      });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(passed).toBeLessThanOrEqual((2 * 3600) / 8);
  expect(passed).toBeGreaterThan(800);
  expect(turnedAway).toBeGreaterThan(30_000);
  expect(await slowDown('another account', 0, 2)).toBe(true);
});
