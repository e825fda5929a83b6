import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { replaced } from '../../../../src/letters/wizard/groups/recipient-options.ts';
import { displayed, withNames } from '../../../../src/letters/wizard/groups/use-holders.ts';
import { withReceiver } from '../../../../src/letters/wizard/outgoing/parties.ts';

// SPEC A4: each receiver between the user and the person holding the position now.
const rina: Person = {
  userId: 'u1',
  userPositionId: 'p1',
  showUserName: true,
  personName: 'Rina',
  positionName: 'Kepala Divisi',
  unitName: 'Divisi',
};
const successor: Person = { ...rina, userId: 'u2', personName: 'Yudha', showUserName: false };
const left = new Map([['u1.p1', successor]]);

describe('switching the personal-name display', () => {
  it('to the post puts the holder of today in the place of a person who has left', () => {
    expect(displayed(rina, false, left)).toEqual({ ...successor, showUserName: false });
  });
  it('to the post keeps a person who still holds it, and one whose post is vacant', () => {
    expect(displayed(rina, false, new Map())).toEqual({ ...rina, showUserName: false });
    expect(displayed(rina, false, new Map([['u1.p1', null]]))).toEqual({ ...rina, showUserName: false });
  });
  it('to the name names the person on the letter', () => {
    expect(displayed({ ...rina, showUserName: false }, true, left)).toEqual(rina);
  });
  it('for a whole list leaves groups and posts as a whole alone, and names nobody twice', () => {
    const group = {
      ...{ isGroup: true as const, groupId: 'g', showUserName: false as const },
      ...{ personName: 'Semua', positionName: 'Semua', unitName: '', members: [] },
    };
    const whole = { ...rina, isWholePost: true as const, showUserName: false, personName: 'Semua pemangku' };
    expect(withNames([rina, group, successor], false, left)).toEqual([successor, group]);
    expect(withNames([whole, rina], true, left)).toEqual([whole, rina]);
  });
});

describe('putting one in the place of another', () => {
  it('names nobody twice, though the successor is there already', () => {
    expect(replaced([rina, successor], rina, successor)).toEqual([successor]);
    expect(replaced([rina], rina, successor)).toEqual([successor]);
    const byPost = { ...rina, showUserName: false };
    expect(replaced([successor, rina], rina, byPost)).toEqual([successor, byPost]);
  });
});

describe('the first institution chosen', () => {
  const party = { institutionId: 'i', name: 'BPJT', email: null };
  it('brings its address, which nothing typed gives way to', () => {
    expect(withReceiver(null, party, 'Jakarta').address).toBe('Jakarta');
    const typed = { address: 'Jalan Pattimura', externalReceiver: [], externalCc: [] };
    expect(withReceiver(typed, party, 'Jakarta')).toEqual({
      ...typed,
      externalReceiver: [party],
    });
  });
});
