import type { Pool } from 'pg';
import type { Job, PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import type { Lane, Work } from '../../../server/jobs/kind.ts';
import { workOn } from '../../../server/jobs/work-on.ts';

// pg-boss waits two seconds after a batch of one: an import's files would be read one a second.
test.for<[lane: Lane, jobs: number, goesOn: boolean]>([
  ['reading', 1, true],
  ['work', 20, true],
  ['work', 3, false],
])('after a batch of the lane %s with %i jobs it goes on at once: %s', async ([lane, count, goesOn]) => {
  const worker = 'pekerja';
  const notifyWorker = vi.fn();
  let take: ((jobs: Job<Work>[]) => Promise<unknown>) | undefined;
  const work = async (_lane: string, _options: object, handle: typeof take) => {
    take = handle;
    return worker;
  };
  const boss = { work, notifyWorker } as unknown as PgBoss;
  await workOn(boss, {} as Pool, lane, async () => undefined, { isStopping: () => false });
  const jobs = Array.from({ length: count }, (_, at) => ({ id: String(at), data: { kind: 'x', data: {} } }));
  await take?.(jobs as Job<Work>[]);
  expect(notifyWorker.mock.calls).toEqual(goesOn ? [[worker]] : []);
});
