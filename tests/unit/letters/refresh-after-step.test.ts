import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keys, refreshAfterStep } from '../../../src/letters/cache.ts';

test('a step asks for the letter anew, and not for its scan, which no step changes', async () => {
  const client = new QueryClient();
  const all = [keys.letter('a'), keys.timeline('a'), keys.scan('a', 'f')];
  for (const key of all) client.setQueryData(key, {});
  await refreshAfterStep(client, 'a');
  expect(all.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
