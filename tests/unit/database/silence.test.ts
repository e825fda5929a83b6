import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';

test('a database that lets in and says nothing is known as silent, also where no session was open before', async () => {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port } = server.address() as AddressInfo;
  const { pool, close } = openPool(`postgres://naskah@127.0.0.1:${port}/naskah`);
  let isOver = false;
  const asking = (async () => {
    while (!isOver) await pool.query('select 1').catch(() => undefined);
  })();
  await vi.advanceTimersByTimeAsync(22_000);
  expect(pool.options.connectionTimeoutMillis, 'nobody waits for ten seconds any more').toBe(1000);
  isOver = true;
  await vi.advanceTimersByTimeAsync(2000);
  await asking;
  await close();
});
