import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewStatus } from '../../../domain/letters/letter-people.ts';
import {
  askedNow,
  besideEachOther,
  countInitials,
  fromBelow,
  putBelow,
  returnersOf,
  skippable,
  toBeAsked,
} from '../../../domain/letters/review-chain.ts';

const one = (name: string, reviewOrder: number, status: ReviewStatus = null, reviewGroup?: number) => ({
  ...{ name, userId: `u-${name}`, userPositionId: `p-${name}`, reviewOrder, status, reviewGroup },
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

describe('reviewers beside each other', () => {
  it('are asked at once, neighbours of one number only', () => {
    const chain = [one('Uli', 1, null, 1), one('Hesti', 2, null, 1), one('Putri', 3)];
    expect(names(askedNow(chain))).toEqual(['Uli', 'Hesti']);
    expect(names(askedNow(chain.slice(2)))).toEqual(['Putri']);
    expect(askedNow([])).toEqual([]);
  });

  it('stand together after one of them returned it, whoever waited before', () => {
    const [uli, hesti] = [one('Uli', 2, null, 1), one('Hesti', 3, 'returned', 1)];
    const chain = [one('Putri', 4), uli, hesti, one('Budi', 5, null, 1)];
    expect(names(toBeAsked(chain))).toEqual(['Hesti', 'Uli', 'Budi', 'Putri']);
    expect(names(askedNow(toBeAsked(chain)))).toEqual(['Hesti', 'Uli', 'Budi']);
  });

  it('are all asked exactly once, in runs of one number or alone', () => {
    const someone = fc.record({
      reviewGroup: fc.constantFrom(undefined, 1, 2),
      status: fc.constantFrom<ReviewStatus>('approved', 'returned', null),
    });
    fc.assert(
      fc.property(fc.array(someone), (found) => {
        const asked = toBeAsked(found.map((person, at) => ({ ...one(String(at), at), ...person })));
        const runs = besideEachOther(asked);
        expect(runs.flat()).toEqual(asked);
        expect(names(asked).toSorted()).toEqual(
          found.flatMap(({ status }, at) => (status === 'approved' ? [] : [String(at)])).toSorted(),
        );
        // A number is one run: nobody of a group waits for the others of it.
        const numbers = runs.flatMap(([first]) => first?.reviewGroup ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const run of runs)
          expect(new Set(run.map(({ reviewGroup }) => reviewGroup ?? null)).size).toBe(1);
      }),
    );
  });
});

describe('a proposed chain', () => {
  const post = fc.record({
    level: fc.integer({ min: 1, max: 5 }),
    reviewGroup: fc.constantFrom(undefined, 1, 2),
  });
  const chains = fc.array(post).map((posts) => posts.map((each, at) => ({ ...each, name: String(at) })));
  const highest = (group: { level: number }[]) => Math.min(...group.map(({ level }) => level));
  const isRising = (levels: number[]) =>
    levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0));

  it('climbs from the lowest post to the highest, groups whole, equals as they came', () => {
    fc.assert(
      fc.property(chains, (chain) => {
        const climbing = fromBelow(chain);
        expect(names(climbing).toSorted()).toEqual(names(chain).toSorted());
        expect(fromBelow(climbing)).toEqual(climbing);
        const groups = besideEachOther(chain).toSorted((a, b) => highest(b) - highest(a));
        expect(climbing).toEqual(groups.flat());
        expect(isRising(groups.map(highest))).toBe(true);
        if (chain.every(({ reviewGroup }) => !reviewGroup))
          expect(isRising(climbing.map(({ level }) => level))).toBe(true);
      }),
    );
  });

  it('takes one more below whoever stands higher, and parts no group', () => {
    fc.assert(
      fc.property(chains, fc.integer({ min: 1, max: 5 }), (chain, level) => {
        const added = { level, reviewGroup: undefined, name: 'Legal' };
        const longer = putBelow(chain, added, (other) => other.level < level);
        expect(longer.filter((each) => each !== added)).toEqual(chain);
        const at = longer.indexOf(added);
        expect(longer.slice(0, at).every((other) => other.level >= level)).toBe(true);
        expect(besideEachOther(longer).length).toBe(besideEachOther(chain).length + 1);
        const climbing = fromBelow(chain);
        const groups = besideEachOther(putBelow(climbing, added, (other) => other.level < level));
        expect(isRising(groups.map(highest))).toBe(true);
      }),
    );
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

  it('does not count a paraf that its giver took back by returning the letter later', () => {
    const chain = [one('Satria', 1, 'approved'), one('Satria', 2, 'returned'), one('Satria', 3)];
    expect(countInitials(chain)).toMatchObject({ given: 0, of: 1 });
    expect(countInitials([one('Satria', 1, 'approved'), one('Satria', 2)])).toMatchObject({
      given: 1,
      of: 1,
    });
  });

  it('is complete once a returner gave theirs after all', () => {
    expect(countInitials([one('Satria', 1, 'returned'), one('Satria', 2, 'approved')])).toMatchObject({
      given: 1,
      of: 1,
      lacking: [],
    });
  });
});
