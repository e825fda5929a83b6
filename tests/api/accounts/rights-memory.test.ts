import { expect, it } from 'vitest';
import { actorCache } from '../../../server/accounts/actor-cache.ts';
import type { Actor } from '../../../server/actor.ts';
import { testApp } from '../../support/app.ts';

const { pool } = await testApp();
const actor = (sessionId: string): Actor => ({ sessionId, userId: 'u' }) as Actor;

it('does not keep an answer that was asked before rights changed', async () => {
  const cache = actorCache(pool);
  let asked = 0;
  await cache.find('s', async () => {
    asked += 1;
    cache.clear();
    return actor('s');
  });
  await cache.find('s', async () => {
    asked += 1;
    return actor('s');
  });
  await cache.find('s', async () => actor('never asked'));
  expect(asked).toBe(2);
});

it('asks again after a minute, however often somebody calls', async () => {
  const cache = actorCache(pool);
  let asked = 0;
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => now;
  try {
    for (let second = 0; second < 125; second += 5) {
      now += 5000;
      await cache.find('s', async () => {
        asked += 1;
        return actor('s');
      });
    }
  } finally {
    Date.now = realNow;
  }
  expect(asked).toBe(3);
});
