import { expect, it } from 'vitest';
import { whoCache } from '../../../server/accounts/who-cache.ts';
import type { Who } from '../../../server/who.ts';
import { testApp } from '../../support/app.ts';

const { pool } = await testApp();
const who = (sessionId: string): Who => ({ sessionId, userId: 'u' }) as Who;

it('does not keep an answer that was asked before rights changed', async () => {
  const cache = whoCache(pool);
  let asked = 0;
  await cache.find('s', async () => {
    asked += 1;
    cache.clear();
    return who('s');
  });
  await cache.find('s', async () => {
    asked += 1;
    return who('s');
  });
  await cache.find('s', async () => who('never asked'));
  expect(asked).toBe(2);
});

it('asks again after a minute, however often somebody calls', async () => {
  const cache = whoCache(pool);
  let asked = 0;
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => now;
  try {
    for (let second = 0; second < 125; second += 5) {
      now += 5000;
      await cache.find('s', async () => {
        asked += 1;
        return who('s');
      });
    }
  } finally {
    Date.now = realNow;
  }
  expect(asked).toBe(3);
});
