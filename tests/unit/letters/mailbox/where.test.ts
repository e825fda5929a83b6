import { describe, expect, it } from 'vitest';
import type { LetterListItem } from '../../../../domain/letters/letter-rows.ts';
import { nextOnes, nudgeAgainAt, whereWords } from '../../../../src/letters/where/where.ts';
import { entry, letter, reviewer } from './letters.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const holder = { positionId: 'p-Uli', personName: 'Uli', positionName: 'Direktur', since: at(2) };

describe('who is next', () => {
  const reviewers = [
    reviewer('Dewi', 3),
    reviewer('Uli', 2),
    reviewer('Hesti', 1, { status: 'approved', decidedAt: at(1) }),
    reviewer('Budi', 4, { heldBy: 'Rina' }),
  ];

  it('is whoever follows the one who has it, by order and by the holder of today, then the signer', () => {
    expect(nextOnes(letter({ reviewers }))).toEqual(['Dewi', 'Rina', 'Aditya (tanda tangan)']);
  });

  it('begins with the first undecided while the drafter has it', () => {
    expect(nextOnes(letter({ state: 'revision', reviewers }))[0]).toBe('Uli');
  });

  it('is nobody once it waits for the signature', () => {
    expect(nextOnes(letter({ state: 'signing', reviewers }))).toEqual([]);
  });
});

describe('a holder', () => {
  const now = new Date(at(8));

  it('may be reminded again four hours after the last time', () => {
    expect(nudgeAgainAt({ holder }, [entry('nudged', at(5))], now)).toBe(at(9));
    expect(nudgeAgainAt({ holder }, [entry('nudged', at(3))], now)).toBeNull();
  });

  it('counts from the last reminder to the same post, also from before the letter was taken back', () => {
    const back = { ...holder, since: at(6) };
    const to = (toPositionId: string) => [entry('nudged', at(5), { toPositionId })];
    expect(nudgeAgainAt({ holder: back }, to('p-Uli'), now)).toBe(at(9));
    expect(nudgeAgainAt({ holder }, to('p-Budi'), now)).toBeNull();
  });

  it('is not spared for a reminder that was another holder’s', () => {
    expect(nudgeAgainAt({ holder: { ...holder, since: at(6) } }, [entry('nudged', at(5))], now)).toBeNull();
  });
});

it('says in a list what a letter waits for: its holder, its next signer, its seal', () => {
  const row = { holderName: 'Uli', holderSince: at(2) } as LetterListItem;
  const words = (over: Partial<LetterListItem>) => whereWords({ ...row, ...over }, new Date(at(8)));
  expect(words({ state: 'signing' })).toMatch(/^Pada Uli, /);
  expect(words({ state: 'cosigning' })).toMatch(/^Menunggu penanda tangan berikutnya, Uli, /);
  expect(words({ state: 'cosigning', awaitsSeal: true })).toBe('Ditandatangani Uli');
});
