import { describe, expect, it } from 'vitest';
import type { DraftReviewer } from '../../../../src/letters/wizard/draft/draft.ts';
import {
  carriedOver,
  inputWith,
  isSameChoice,
  turnWords,
} from '../../../../src/letters/wizard/under-review/reviewers.ts';
import { letter, reviewer } from '../mailbox/letters.ts';

const decided = (name: string, order: number) =>
  reviewer(name, order, { status: 'approved', decidedAt: '2026-11-18T03:00:00.000Z' });
const names = (reviewers: { personName: string }[]) => reviewers.map(({ personName }) => personName);

describe('reviewers of a letter under review', () => {
  it('are sent with the decided after the undecided, in their old order', () => {
    const shown = letter({
      version: 7,
      reviewers: [decided('Uli', 1), decided('Hesti', 2), reviewer('Budi', 3)],
    });
    const { version, anyReviewer, reviewers } = inputWith(shown, [
      ...shown.reviewers.slice(0, 2),
      reviewer('Dewi', 9),
      reviewer('Budi', 3),
    ]);
    expect({ version, anyReviewer }).toEqual({ version: 7, anyReviewer: 'ada' });
    expect(reviewers.map(({ userId, reviewOrder }) => [userId, reviewOrder])).toEqual([
      ['u-Dewi', 3],
      ['u-Budi', 4],
      ['u-Uli', 1],
      ['u-Hesti', 2],
    ]);
  });

  it('are carried over when somebody decides meanwhile, who is then asked no second time', () => {
    const before: DraftReviewer[] = [decided('Uli', 1), reviewer('Hesti', 2)];
    const chosen = [decided('Uli', 1), reviewer('Dewi', 2), reviewer('Hesti', 3)];
    const now = [decided('Uli', 1), decided('Hesti', 2)];
    expect(names(carriedOver(chosen, now, before))).toEqual(['Uli', 'Hesti', 'Dewi']);
  });

  it('may name once more somebody who had decided before', () => {
    const before: DraftReviewer[] = [decided('Uli', 1), reviewer('Hesti', 2)];
    const chosen = [...before, reviewer('Uli', 3)];
    expect(names(carriedOver(chosen, before, before))).toEqual(['Uli', 'Hesti', 'Uli']);
  });

  it('hand the turn over between two posts of the same name', () => {
    const manager = (name: string) => reviewer(name, 1, { positionName: 'Manajer Operasi' });
    const holder = {
      ...{ positionId: 'p-Uli', personName: 'Uli', positionName: 'Manajer Operasi' },
      since: '2026-11-18T03:00:00.000Z',
    };
    const shown = letter({ holder });
    expect(turnWords([manager('Uli')], shown)).toBe('Naskah tetap pada Uli.');
    expect(turnWords([manager('Hesti'), manager('Uli')], shown)).toMatch(/berpindah kepada Hesti/);
  });

  it('are the same choice whoever has decided', () => {
    expect(isSameChoice([decided('Uli', 1), reviewer('Hesti', 2)], [reviewer('Hesti', 5)])).toBe(true);
    expect(
      isSameChoice([reviewer('Hesti', 1), reviewer('Uli', 2)], [reviewer('Uli', 1), reviewer('Hesti', 2)]),
    ).toBe(false);
  });
});
