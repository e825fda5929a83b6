import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bare, defineCall, fileOf, listOf } from '../../../domain/calls/define-call.ts';
import { checkAnswers } from '../../../server/http/check-answers.ts';
import { ok } from '../../../server/http/envelope.ts';
import { route } from '../../../server/http/route.ts';

const unit = z.object({ id: z.string(), head: z.object({ name: z.string() }).nullable() });

/** What is reported of an answer to a call with this contract. */
async function reported(answer: Parameters<typeof defineCall>[0]['answer'], sent: unknown, type?: string) {
  const app = fastify();
  const found: string[] = [];
  checkAnswers(app, (difference) => found.push(difference));
  const call = defineCall({ method: 'GET', path: '/unit/api/Unit', summary: 'Unit', tags: [], answer });
  route(app, call, ({ reply }) => (type ? reply.type(type) : reply).send(sent) as never);
  expect((await app.inject('/unit/api/Unit')).statusCode).toBe(200);
  return found.map((one) => one.replace('GET /unit/api/Unit answers against its contract: ', ''));
}

test('what an answer lacks, has of another type or has besides is reported by its path', async () => {
  const item = { id: 'a', head: { name: 'Ani' } };
  const page = (one: unknown) => ok({ items: [item, one], totalCount: 2 });
  expect(await reported(listOf(unit), page(item))).toEqual([]);
  expect(await reported(listOf(unit), page({ ...item, head: null }))).toEqual([]);
  expect(await reported(listOf(unit), page({ id: 'b' }))).toEqual([
    expect.stringMatching(/^items\.1\.head: /),
  ]);
  expect(await reported(listOf(unit), page({ ...item, id: 7 }))).toEqual([
    expect.stringMatching(/^items\.1\.id: /),
  ]);
  expect(await reported(listOf(unit), page({ ...item, head: { name: 'Ani', npp: '1' } }))).toEqual([
    'items.1.head.npp: is not described',
  ]);
});

test('an answer without envelope, and a file, are checked as what they are', async () => {
  expect(await reported(bare(unit), { id: 'a', head: null })).toEqual([]);
  expect(await reported(bare(unit), ok({ id: 'a', head: null }))).not.toEqual([]);
  expect(await reported(fileOf('application/pdf'), 'x', 'application/pdf')).toEqual([]);
  expect(await reported(fileOf('application/pdf'), 'x', 'text/plain')).toEqual([
    'text/plain is none of application/pdf',
  ]);
});
