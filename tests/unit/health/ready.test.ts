import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '../../../server/db/connect.ts';
import type { Deps } from '../../../server/deps.ts';
import { registerHealth } from '../../../server/health/index.ts';

// A database that accepts no session says why in its handshake, wherever its disk is.

test.each([
  ['53100', 'disk full'],
  ['57P03', 'database unreachable'],
])('a database that refuses every session with %s is told as %s', async (code, status) => {
  const port = await refusing(code);
  const { pool, close } = openPool(`postgres://naskah@127.0.0.1:${port}/naskah`);
  onTestFinished(close);
  const app = Fastify();
  registerHealth(app, { pool, config: { dataFolder: tmpdir() } } as Deps);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status }]);
});

/** @returns a port where every handshake is refused with this code, as PostgreSQL writes it */
async function refusing(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused for a test\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
