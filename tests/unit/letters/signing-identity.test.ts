import { describe, expect, it } from 'vitest';
import {
  inOneLine,
  onBehalfOfLines,
  printedLines,
  senderDelegationFields,
  senderDelegationsOf,
} from '../../../domain/letters/signing-identity.ts';

describe('In whose name a letter is signed', () => {
  it('stands above the post: a.n. the post that lets sign, u.b. where there is one between', () => {
    const two = onBehalfOfLines(['Direktur Utama', 'Direktur Operasi']);
    expect(printedLines({ onBehalfOf: two, positionName: 'Plt. Kepala Divisi' })).toEqual([
      'a.n. Direktur Utama',
      'Direktur Operasi',
      'u.b.',
      'Plt. Kepala Divisi',
    ]);
    expect(printedLines({ onBehalfOf: onBehalfOfLines([]), positionName: 'Direktur' })).toEqual(['Direktur']);
  });

  it('is read in one line where there is only one', () => {
    const an = onBehalfOfLines(['Direktur Utama']);
    expect(inOneLine(an, 'Direktur Operasi')).toBe('a.n. Direktur Utama, Direktur Operasi');
    const ub = onBehalfOfLines(['Direktur Utama', 'Direktur Operasi']);
    expect(inOneLine(ub, 'Kepala Divisi')).toBe('a.n. Direktur Utama, Direktur Operasi, u.b. Kepala Divisi');
    expect(inOneLine(null, 'Direktur Operasi')).toBe('Direktur Operasi');
  });

  it('travels as up to three sets and comes back the same', () => {
    const sets = [
      { id: 'a', type: 'an' },
      { id: 'b', type: 'ub' },
      { id: 'c', type: 'plt' },
    ] as const;
    for (let n = 0; n <= 3; n += 1)
      expect(senderDelegationsOf(senderDelegationFields(sets.slice(0, n)))).toEqual(sets.slice(0, n));
    expect(senderDelegationsOf({ senderDelegationId1: 'A', senderDelegationType1: null })).toEqual([]);
  });
});
