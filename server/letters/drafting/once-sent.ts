import type { Origin } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { invalid } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Whoever has looked at a letter looked at one from here, or from outside: that does not change any more once it was
 * sent on, by whatever way the draft is changed.
 * @throws Refusal 422
 */
export function assertSameOrigin(letter: Pick<LetterRow, 'state' | 'from'>, from: Origin): void {
  if (letter.state === 'revision' && from !== letter.from)
    throw invalid({
      from: [
        say({
          id: 'Asal naskah yang sudah diperiksa tidak dapat diubah.',
          en: 'Where a reviewed letter comes from cannot be changed.',
        }),
      ],
    });
}

/**
 * Would this lower the class of a letter that was sent on? The drafter raises it; after others have seen it in its class
 * it is not theirs to lower (DOMAIN 4).
 */
export const isLowered = (letter: Pick<LetterRow, 'state' | 'securityRank'>, securityRank: number): boolean =>
  letter.state === 'revision' && securityRank < letter.securityRank;

/** @throws Refusal 422 */
export function assertNotLowered(
  letter: Pick<LetterRow, 'state' | 'securityRank'>,
  securityRank: number,
): void {
  if (isLowered(letter, securityRank))
    throw invalid({
      permissionClassificationId: [
        say({
          id: 'Klasifikasi keamanan hanya dapat diturunkan sebelum naskah dikirim untuk pertama kali.',
          en: 'The security class can be lowered only before the letter is sent for the first time.',
        }),
      ],
    });
}
