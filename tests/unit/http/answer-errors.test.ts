import { once } from 'node:events';
import { request } from 'node:http';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../../../server/http/answer-errors.ts';

const answered = async (code: string) => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', () => {
    // As drizzle wraps driver errors.
    throw new Error('insert into "letter"', { cause: Object.assign(new Error('refused'), { code }) });
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
};

test.each([
  ['22P02', 400, 'Permintaan tidak dimengerti.'],
  ['23503', 409, 'Sesuatu yang dirujuk tidak ada lagi. Muat ulang lalu coba kembali.'],
  ['XX000', 500, 'Terjadi Kesalahan Internal pada Server'],
])('what the database refuses with %s is answered with %i', async (code, status, message) => {
  expect(await answered(code)).toEqual({ status, message });
});

test('whoever leaves before the answer is no fault of the server', async () => {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void log.push(line) } } });
  answerErrors(app);
  await app.register(compress);
  const answered = Promise.withResolvers<void>();
  app.post('/', async ({ raw }) => {
    asking.destroy();
    await once(raw.socket, 'close');
    setTimeout(answered.resolve, 50);
    return { text: 'a'.repeat(500_000) };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' };
  const asking = request(address, { method: 'POST', headers }).on('error', () => undefined);
  asking.end('{}');
  await answered.promise;
  await app.close();
  expect(log).toEqual([]);
});
