import { expect, it, vi } from 'vitest';
import { giveBackMemory, giveBackWhenQuiet } from '../../../server/give-back-memory.ts';

it('collects what has no reader', async () => {
  const garbage = new WeakRef({ records: Array.from({ length: 1000 }, String) });
  // A reference is kept until the turn that made it ends.
  await new Promise((resolve) => setImmediate(resolve));
  giveBackMemory();
  expect(garbage.deref()).toBeUndefined();
});

it('gives back once there is little to do, and not while there is much', async () => {
  const giveBack = vi.fn();
  const stop = giveBackWhenQuiet({ every: 40, growth: 0, giveBack });
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil) await new Promise((resolve) => setImmediate(resolve));
  expect(giveBack).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(giveBack).toHaveBeenCalled(), { timeout: 10_000 });
  stop();
});
