import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followJob } from '../../../src/ui/use-followed-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOver = (state: string) => state === 'done';

it('a job is followed over a lost line until it is over', async () => {
  const ask = vi.fn().mockResolvedValue('done').mockResolvedValueOnce('running');
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const [onAnswer, onProblem] = [vi.fn(), vi.fn()];
  const ended = followJob<string>({ ask, onAnswer, onProblem }, isOver);
  await vi.runAllTimersAsync();
  expect(await ended).toBe('done');
  expect(onAnswer.mock.calls).toEqual([['running'], ['done']]);
  expect(onProblem).toHaveBeenCalledTimes(1);
});

it('it is given up where that is said, and no more asked about once nobody follows it', async () => {
  const gone = new Error('Gone');
  const ask = vi.fn().mockRejectedValue(gone);
  const giveUp = (failure: unknown) => {
    throw failure;
  };
  const refused = expect(followJob({ ask, onProblem: giveUp }, isOver)).rejects.toBe(gone);
  await vi.runAllTimersAsync();
  await refused;
  const controller = new AbortController();
  const left = followJob({ ask, onProblem: () => undefined }, isOver, controller.signal);
  controller.abort();
  await vi.runAllTimersAsync();
  expect(await left).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});
