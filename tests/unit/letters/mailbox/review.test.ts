import { describe, expect, it } from 'vitest';
import type { LetterVersion, VersionReason } from '../../../../domain/letters/letter-version.ts';
import { placeCards } from '../../../../src/letters/comments/use-placed-cards.ts';
import { decidedWords } from '../../../../src/letters/tasks/review/decided-words.ts';
import { keptText, sinceOf } from '../../../../src/letters/tasks/review/measure.ts';
import { entry, reviewer } from './letters.ts';

const day = (date: number) => `2026-11-${date}T03:00:00.000Z`;
const gave = (name: string, date: number, status: 'approved' | 'returned' = 'approved') =>
  reviewer(name, date, { id: `${name} ${date}`, status, decidedAt: day(date) });
const edited = (date: number, personName = 'Kartika') => entry('edited', day(date), { personName });
const mine = { meId: 'u-Uli', seesOthers: false };

describe('what a letter under review is compared with', () => {
  it('is the text of the reader’s own last decision, whoever has changed it since', () => {
    const again = reviewer('Uli', 9);
    const since = sinceOf({ reviewers: [gave('Uli', 18), gave('Sari', 17), again] }, [edited(20)], mine);
    expect(since).toMatchObject({ at: day(18), isMine: true, isReturn: false, by: ['Kartika'] });
    const returned = sinceOf({ reviewers: [gave('Uli', 18, 'returned'), again] }, [], mine);
    expect(returned).toMatchObject({ at: day(18), isReturn: true, by: [] });
  });

  it('is nothing at a first paraf, nor while the reader’s own still covers the text', () => {
    const reviewers = [gave('Sari', 17), reviewer('Uli', 9)];
    expect(sinceOf({ reviewers }, [edited(20)], mine)).toBeNull();
    expect(sinceOf({ reviewers: [gave('Uli', 21)] }, [edited(20)], mine)).toBeNull();
  });

  it('is for who decides for another, or after one, the last decision of that post', () => {
    const reviewers = [gave('Uli', 18), reviewer('Uli', 9)];
    const deputy = { meId: 'u-Dewi', postId: 'p-Uli', seesOthers: false };
    expect(sinceOf({ reviewers }, [edited(20)], deputy)).toMatchObject({ isMine: false, names: ['Uli'] });
  });

  it('is for the signer the earliest paraf that does not cover the text', () => {
    const reviewers = [gave('Sari', 17), gave('Satria', 21)];
    expect(sinceOf({ reviewers }, [edited(20)], { ...mine, seesOthers: true })).toMatchObject({
      ...{ at: day(17), isMine: false, names: ['Sari'] },
    });
  });

  it('of a letter from elsewhere is the last version before it, else the first after, never a mere save', () => {
    const version = (no: number, reason: VersionReason, date: number): LetterVersion => ({
      ...{ no, reason, at: day(date), personName: '', positionName: '', subject: '', isUndone: false },
    });
    const since = sinceOf({ reviewers: [gave('Uli', 18)] }, [edited(20)], mine);
    if (!since) throw new Error('nothing to compare');
    expect(keptText(since, [version(1, 'submitted', 16), version(2, 'approved', 18)])).toMatchObject({
      ...{ no: 2, isSame: true },
    });
    const others = [version(1, 'submitted', 16), version(2, 'saved', 17), version(3, 'kept', 19)];
    expect(keptText(since, others)).toMatchObject({ no: 1, isSame: false });
    expect(keptText(since, others.slice(1))).toMatchObject({ no: 3, isSame: false });
    expect(keptText(since, [])).toBeNull();
  });
});

it('a decision made elsewhere is told with its time, unless the reader is asked again', () => {
  const now = new Date('2026-11-18T05:00:00.000Z');
  expect(decidedWords({ reviewers: [gave('Uli', 18)] }, 'u-Uli', now)).toBe(
    'Anda sudah memberi paraf pukul 10.00.',
  );
  expect(decidedWords({ reviewers: [gave('Uli', 18, 'returned')] }, 'u-Uli', now)).toBe(
    'Anda sudah mengembalikannya pukul 10.00.',
  );
  expect(decidedWords({ reviewers: [gave('Uli', 18), reviewer('Uli', 9)] }, 'u-Uli', now)).toBeNull();
  expect(decidedWords({ reviewers: [gave('Sari', 18)] }, 'u-Uli', now)).toBeNull();
});

it('cards stand at their passages and move down rather than overlap', () => {
  const tops = new Map([
    ['b', 130],
    ['a', 100],
    ['c', 400],
  ]);
  const { at, height } = placeCards(['a', 'b', 'c'], tops, { a: 80, b: 60, c: 50 }, 0);
  expect([...at].map(([id, { top }]) => [id, top])).toEqual([
    ['a', 80],
    ['b', 172],
    ['c', 380],
  ]);
  expect(height).toBe(442);
  expect(placeCards(['a'], tops, { a: 80 }, 300).at.get('a')?.top).toBe(312);
});
