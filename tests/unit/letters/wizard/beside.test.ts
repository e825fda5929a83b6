import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftReviewer } from '../../../../src/letters/wizard/draft/draft.ts';
import {
  askedOnceMore,
  movedInOrder,
  placesOf,
  toggledBeside,
} from '../../../../src/letters/wizard/pickers/beside.ts';

const one = (name: string, more: Partial<DraftReviewer> = {}): DraftReviewer => ({
  ...{ userId: name, userPositionId: `p-${name}`, showUserName: false },
  ...{ personName: name, positionName: 'Manajer', unitName: 'Unit' },
  ...{ status: null, reviewOrder: 1, note: null, ...more },
});
const four = ['A', 'B', 'C', 'D'].map((name) => one(name));
/** "A+B C D" */
const words = (reviewers: DraftReviewer[]): string => {
  const places = placesOf(reviewers);
  return reviewers
    .map(({ personName }, at) => (at === 0 ? '' : places[at] === places[at - 1] ? '+' : ' ') + personName)
    .join('');
};

describe('reviewers put beside each other', () => {
  it('are joined with the one above, and taken apart again by the same button', () => {
    const joined = toggledBeside(toggledBeside(four, 1), 2);
    expect(words(joined)).toBe('A+B+C D');
    expect(words(toggledBeside(joined, 1))).toBe('A B+C D');
    expect(words(toggledBeside(joined, 2))).toBe('A+B C D');
    const two = toggledBeside(toggledBeside(four, 1), 3);
    expect(words(two)).toBe('A+B C+D');
    expect(words(toggledBeside(two, 2))).toBe('A+B+C+D');
  });

  it('leave their group by moving out of it, and join one by moving into it', () => {
    const joined = toggledBeside(four, 1);
    expect(words(movedInOrder(joined, 0, 1))).toBe('B+A C D');
    expect(words(movedInOrder(joined, 0, 2))).toBe('B C A D');
    expect(words(movedInOrder(joined, 3, 1))).toBe('A+D+B C');
    expect(movedInOrder(joined, 0, 3).every(({ reviewGroup }) => reviewGroup === undefined)).toBe(true);
  });

  it('never join one who has decided', () => {
    const chain = [one('A', { status: 'approved' }), ...four.slice(1)];
    expect(words(toggledBeside(chain, 1))).toBe('A B C D');
  });

  it('keep one number to one run, whatever is pressed', () => {
    const press = fc.oneof(fc.record({ at: fc.nat(3) }), fc.record({ from: fc.nat(3), to: fc.nat(3) }));
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
        let now = four;
        for (const done of presses)
          now = 'at' in done ? toggledBeside(now, done.at) : movedInOrder(now, done.from, done.to);
        expect(now.map(({ personName }) => personName).toSorted()).toEqual(['A', 'B', 'C', 'D']);
        const groups = now.flatMap(({ reviewGroup }, at) =>
          reviewGroup && now[at - 1]?.reviewGroup !== reviewGroup ? [reviewGroup] : [],
        );
        expect(new Set(groups).size).toBe(groups.length);
        expect(Math.max(0, ...groups)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('are asked once more after a paraf before the others', () => {
    const chain = [one('A', { status: 'approved', note: 'Baik' }), one('B')];
    const again = askedOnceMore(chain, chain[0] as DraftReviewer);
    expect(again.map(({ personName, status, note }) => [personName, status, note])).toEqual([
      ['A', 'approved', 'Baik'],
      ['A', null, null],
      ['B', null, null],
    ]);
  });
});
