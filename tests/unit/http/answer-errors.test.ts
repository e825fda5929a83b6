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
