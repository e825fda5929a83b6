import { describe, expect, it } from 'vitest';
import type { ReviewStatus } from '../../../domain/letters/letter-people.ts';
import { countInitials, returnersOf, skippable, toBeAsked } from '../../../domain/letters/review-chain.ts';

const one = (name: string, reviewOrder: number, status: ReviewStatus = null) => ({
  ...{ name, userId: `u-${name}`, userPositionId: `p-${name}`, reviewOrder, status },
});
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('who is asked when a letter is sent again', () => {
  it('is first who returned it, then who waits in order', () => {
    const chain = [one('Uli', 4), one('Budi', 1, 'approved'), one('Satria', 2, 'returned'), one('Hesti', 3)];
    expect(names(toBeAsked(chain))).toEqual(['Satria', 'Hesti', 'Uli']);
    expect(names(toBeAsked(chain, true))).toEqual(['Hesti', 'Uli']);
  });

  it('is nobody twice, named once more or not', () => {
    const chain = [
      one('Satria', 1, 'returned'),
      one('Satria', 2, 'returned'),
      one('Uli', 3),
      one('Satria', 4),
    ];
    expect(toBeAsked(chain).map(({ name, reviewOrder }) => [name, reviewOrder])).toEqual([
      ['Satria', 4],
      ['Uli', 3],
    ]);
    expect(skippable(chain)).toEqual([]);
  });

  it('is not who gave a paraf after returning it', () => {
    const chain = [one('Satria', 1, 'returned'), one('Satria', 2, 'approved')];
    expect(returnersOf(chain)).toEqual([]);
    expect(toBeAsked(chain)).toEqual([]);
  });
});

describe('the count of parafs', () => {
  it('names only those given, each person once', () => {
    const chain = [
      ...[one('Budi', 1, 'approved'), one('Satria', 2, 'returned'), one('Satria', 3)],
      one('Hesti', 4),
    ];
    const { given, of, lacking } = countInitials(chain);
    expect([given, of, names(lacking)]).toEqual([1, 3, ['Satria', 'Hesti']]);
  });

  it('is complete once a returner gave theirs after all', () => {
    expect(countInitials([one('Satria', 1, 'returned'), one('Satria', 2, 'approved')])).toMatchObject({
      given: 1,
      of: 1,
      lacking: [],
    });
  });
});
