/** @module-tag full */

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';
import { createJobs, jobKind, sendJob } from '../../../server/jobs/index.ts';
import { testApp } from '../../support/app.ts';
import { relayTo } from '../../support/relay.ts';

const { db, pool } = await testApp({ demo: false });

test('jobs tell of a database that is away in one line, however often they look', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const relay = await relayTo(String(pool.options.connectionString));
  const own = openPool(relay.url);
  const process = createJobs(own.pool);
  const seen: number[] = [];
  const kind = jobKind<{ at: number }>('seen');
  process.handle(kind, async ({ at }) => {
    seen.push(at);
  });
  await process.start();
  await sendJob(db, kind, { at: 1 });
  while (seen.length < 1) await sleep(50);
  await relay.close();
  // Eight workers look every two seconds.
  await sleep(5000);
  const lines = said.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Jobs: the database cannot be reached[^\n]*$/);
  await process.stop();
  await own.close();
});
