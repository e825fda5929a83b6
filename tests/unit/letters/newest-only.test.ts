import { expect, test } from 'vitest';
import { newestOnly } from '../../../server/letters/reading/newest-only.ts';

test('of what waits only the newest runs, after the present one and whatever becomes of it', async () => {
  const ran: string[] = [];
  const first = Promise.withResolvers<string>();
  const here = new AbortController().signal;
  const ask = (name: string, work: Promise<string> | string = name, key = 'a', gone = here) =>
    newestOnly(
      key,
      async () => {
        ran.push(name);
        return work;
      },
      gone,
    ).catch(({ statusCode, message }) => statusCode ?? message);
  const answers = [ask('first', first.promise), ask('second'), ask('third'), ask('other', 'other', 'b')];
  // Its person went on to the third before it arrived.
  const late = ask('late', 'late', 'a', AbortSignal.abort());
  expect(await answers[3]).toBe('other');
  first.reject(new Error('not set'));
  expect(await Promise.all(answers)).toEqual(['not set', 409, 'third', 'other']);
  expect(await late).toBe(409);
  expect(ran).toEqual(['first', 'other', 'third']);
  expect(await ask('later')).toBe('later');
});
