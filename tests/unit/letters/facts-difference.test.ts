import { expect, test } from 'vitest';
import { changedOrder } from '../../../server/letters/versions/difference/facts-difference.ts';
import type { Snapshot } from '../../../server/letters/versions/snapshot.ts';

const reviewedBy = (...names: string[]) =>
  ({
    meta: {
      people: names.map((personName) => ({
        role: 'reviewer',
        key: personName,
        personName,
        positionName: '',
      })),
    },
  }) as unknown as Snapshot;

test('the order of reviewers is told where it is another one, not where one of them is asked again', () => {
  expect(changedOrder(reviewedBy('Sari', 'Kartika'), reviewedBy('Sari', 'Kartika', 'Kartika'))).toEqual([]);
  expect(changedOrder(reviewedBy('Sari', 'Kartika'), reviewedBy('Kartika', 'Sari', 'Dewi'))).toMatchObject([
    { field: 'reviewers', before: 'Sari, Kartika', after: 'Kartika, Sari' },
  ]);
});
