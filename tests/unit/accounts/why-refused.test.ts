import { expect, test } from 'vitest';
import { notKnown, refusalOfFault, withoutPost } from '../../../server/accounts/directory/words.ts';
import { whyOf } from '../../../server/accounts/record-refused.ts';
import { DirectoryError } from '../../../server/directory/index.ts';

test('the directory is the reason of a refused try only where it was, not where the server failed', () => {
  const thrown = [
    refusalOfFault(new DirectoryError('unreachable', 'no answer')),
    notKnown(),
    withoutPost(),
    new Error('too many connections'),
  ];
  expect(thrown.map(whyOf)).toEqual(['directory', 'no-account', 'no-post', 'fault']);
});
