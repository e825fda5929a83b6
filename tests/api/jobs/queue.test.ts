import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createJobs, jobKind, sendJob, withdrawJob } from '../../../server/jobs/index.ts';
import { testApp } from '../../support/app.ts';

// A job exists exactly when its transaction commits, and runs once, in whichever process comes first.

const { db, pool, jobs } = await testApp({ demo: false });

const kept = jobKind<{ at: number }>('kept');
const done: number[] = [];
jobs.handle(kept, async ({ at }) => {
  done.push(at);
});

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
const stateOf = async (kind: string) =>
  (
    await pool.query<{ state: string; retry_count: number; output: { message: string } | null }>(
      `select state, retry_count, output from pgboss.job where data->>'kind' = $1`,
      [kind],
    )
  ).rows;

test('what is sent in a transaction that does not come to its end never runs, what is in one that does always', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ jobs: fc.integer({ min: 1, max: 3 }), fails: fc.boolean() }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (transactions) => {
        done.length = 0;
        const expected: number[] = [];
        let at = 0;
        for (const { jobs: count, fails } of transactions) {
          await db
            .transaction(async (tx) => {
              for (let sent = 0; sent < count; sent += 1) {
                at += 1;
                await sendJob(tx, kept, { at });
                if (!fails) expected.push(at);
              }
              if (fails) throw new Error('undone');
            })
            .catch(() => undefined);
        }
        await jobs.runDue();
        expect(done.toSorted((a, b) => a - b)).toEqual(expected);
      },
    ),
    { numRuns: 8 },
  );
});

test('what somebody waits for comes before what was sent earlier', async () => {
  done.length = 0;
  await db.transaction(async (tx) => {
    for (const [at, priority] of [
      [1, 0],
      [2, undefined],
      [3, 2],
      [4, 1],
    ] as const)
      await sendJob(tx, kept, { at }, { priority });
  });
  await jobs.runDue();
  expect(done).toEqual([3, 4, 1, 2]);
});

test('a key is one run, however often and from however many places it is sent', async () => {
  done.length = 0;
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => db.transaction((tx) => sendJob(tx, kept, { at: 7 }, { key: 'once' }))),
  );
  expect(sent.filter(Boolean)).toHaveLength(1);
  await jobs.runDue();
  await sendJob(db, kept, { at: 7 }, { key: 'once' });
  await jobs.runDue();
  expect(done).toEqual([7]);
});

test('a later job waits for its time, and can be taken back until then', async () => {
  done.length = 0;
  await sendJob(db, kept, { at: 1 }, { after: minutes(30), key: 'soon' });
  await sendJob(db, kept, { at: 2 }, { after: minutes(90) });
  await sendJob(db, kept, { at: 3 }, { after: minutes(20), key: 'dropped' });
  await jobs.runDue(minutes(10));
  expect(done).toEqual([]);
  await withdrawJob(db, kept, 'dropped');
  await jobs.runDue(minutes(60));
  expect(done).toEqual([1]);
  await jobs.runDue(minutes(100));
  expect(done).toEqual([1, 2]);
});

test('what fails is tried again later, and stays as failed with its reason in the end', async () => {
  const doomed = jobKind<{ id: number }>('doomed');
  let tries = 0;
  jobs.handle(doomed, async () => {
    tries += 1;
    throw new Error(`no luck the ${tries}. time`);
  });
  await sendJob(db, doomed, { id: 1 });
  await jobs.runDue();
  expect(tries).toBe(1);
  await jobs.runDue();
  expect(tries, 'not again at once').toBe(1);
  expect(await stateOf('doomed')).toMatchObject([
    { state: 'retry', output: { message: 'no luck the 1. time' } },
  ]);
  for (let day = 1; day < 20; day += 1) await jobs.runDue(minutes(day * 1440));
  expect(tries).toBe(7);
  expect(await stateOf('doomed')).toMatchObject([
    { state: 'failed', output: { message: 'no luck the 7. time' } },
  ]);
});

test('of jobs taken together one that fails is tried again alone, and those after it are done', async () => {
  const mixed = jobKind<{ at: number }>('mixed');
  const process = createJobs(pool);
  const begun: number[] = [];
  process.handle(mixed, async ({ at }) => {
    begun.push(at);
    if (at === 3) throw new Error('no luck with the third');
  });
  await db.transaction(async (tx) => {
    for (let at = 0; at < 60; at += 1) await sendJob(tx, mixed, { at });
  });
  await process.start();
  for (let waited = 0; begun.length < 60 && waited < 200; waited += 1) await sleep(50);
  await process.stop();
  const states = await stateOf('mixed');
  expect(states.filter(({ state }) => state === 'completed')).toHaveLength(59);
  expect(states.filter(({ state }) => state !== 'completed')).toMatchObject([
    { state: 'retry', retry_count: 0, output: { message: 'no luck with the third' } },
  ]);
});

test('what was taken and not begun when it stops is not a try, and is done by the next', async () => {
  const slow = jobKind<{ at: number }>('slow');
  const process = createJobs(pool);
  const begun: number[] = [];
  const take = ({ at }: { at: number }) => {
    begun.push(at);
    return sleep(100);
  };
  process.handle(slow, take);
  await db.transaction(async (tx) => {
    for (let at = 0; at < 10; at += 1) await sendJob(tx, slow, { at });
  });
  await process.start();
  while (begun.length === 0) await sleep(10);
  await process.stop();
  expect(begun.length).toBeLessThan(10);
  const waiting = (await stateOf('slow')).filter(({ state }) => state !== 'completed');
  expect(waiting).toHaveLength(10 - begun.length);
  for (const job of waiting) expect(job).toMatchObject({ state: 'created', retry_count: 0, output: null });
  const next = createJobs(pool);
  next.handle(slow, take);
  await next.runDue();
  expect(begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, at) => at));
});

test('two processes share the queue, each job is done by one of them, and stopping waits for what is in hand', async () => {
  const shared = jobKind<{ at: number }>('shared');
  const begun: number[] = [];
  const ended: number[] = [];
  const processes = [createJobs(pool), createJobs(pool)];
  for (const process of processes)
    process.handle(shared, async ({ at }) => {
      begun.push(at);
      await sleep(200);
      ended.push(at);
    });
  await db.transaction(async (tx) => {
    for (let at = 0; at < 12; at += 1) await sendJob(tx, shared, { at });
  });
  await Promise.all(processes.map((process) => process.start()));
  for (let waited = 0; begun.length < 5 && waited < 100; waited += 1) await sleep(50);
  await Promise.all(processes.map((process) => process.stop()));
  expect(begun.length).toBeGreaterThanOrEqual(5);
  expect(ended, 'nothing that was begun is left half done').toHaveLength(begun.length);
  expect(new Set(begun).size, 'each once').toBe(begun.length);
  const again = createJobs(pool);
  again.handle(shared, async ({ at }) => {
    begun.push(at);
  });
  await again.runDue();
  expect(begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at));
});

test('what goes by the clock is kept as declared: by the time of Jakarta, and gone when its line is', async () => {
  const process = createJobs(pool);
  process.schedule('kept-line', '0 8 * * *', async () => undefined);
  process.schedule('gone-line', '0 9 * * *', async () => undefined);
  await process.start();
  await process.stop();
  const next = createJobs(pool);
  next.schedule('kept-line', '30 8 * * *', async () => undefined);
  await next.start();
  await next.stop();
  const { rows } = await pool.query('select key, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ key: 'kept-line', cron: '30 8 * * *', timezone: 'Asia/Jakarta' }]);
});
