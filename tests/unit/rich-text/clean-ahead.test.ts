import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../../../server/http/answer-errors.ts';
import { cleanAhead, cleanRichText } from '../../../server/rich-text/index.ts';

const text = '<p onclick="x()">jembatan</p>'.repeat(1_200);

test('of more large texts than may wait the last are refused with when to come again, and none of the others is lost', async () => {
  const app = Fastify();
  answerErrors(app);
  // A different user per request: one user's saves would be queued.
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { actor: { userId: crypto.randomUUID() } });
  });
  cleanAhead(app);
  app.post('/', async (request) => ({ clean: cleanRichText((request.body as { text: string }).text) }));

  const send = () => app.inject({ method: 'POST', url: '/', payload: { text } });
  const answers = await Promise.all(Array.from({ length: 25 }, send));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(5);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const saved = answers.filter(({ statusCode }) => statusCode === 200);
  expect(new Set(saved.map((one) => one.json().clean))).toEqual(new Set(['<p>jembatan</p>'.repeat(1_200)]));
  expect((await send()).statusCode, 'there is room again').toBe(200);
  await app.close();
});
