import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveBackWhenQuiet } from '../../../server/give-back-memory.ts';

/** Gone from its only reader as soon as memory is collected. */
const left = () => new WeakRef({ records: Array.from({ length: 1000 }, String) });

it('gives back what is left once there is little to do, and not while there is much', async () => {
  const stop = giveBackWhenQuiet({ every: 40, growth: 0 });
  const garbage = left();
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil) await new Promise((resolve) => setImmediate(resolve));
  expect(garbage.deref()).toBeDefined();
  for (let tries = 0; tries < 100 && garbage.deref(); tries += 1) await sleep(20);
  expect(garbage.deref()).toBeUndefined();
  stop();
});
