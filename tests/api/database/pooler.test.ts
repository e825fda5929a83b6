import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { poolerTo, relayTo } from '../../support/relay.ts';

// Sessions hold settings, prepared statements and locks, so a pooler must not share them.

const { url } = inject('database');

test('a pooler in transaction mode is refused in a sentence', async () => {
  const pooler = await poolerTo(url);
  onTestFinished(pooler.close);
  await expect(openDatabase({ databaseUrl: pooler.url, dataFolder: '' })).rejects.toThrow(
    'DATABASE_URL leads to a pooler in transaction mode',
  );
});

test('what hands each connection a session of its own is as good as the server', async () => {
  const relay = await relayTo(url);
  onTestFinished(relay.close);
  const { pool, close } = await openDatabase({ databaseUrl: relay.url, dataFolder: '' });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
