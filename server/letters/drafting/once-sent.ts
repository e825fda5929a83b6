import type { Origin } from '../../../resources/naskah-dinas/letter.ts';
import { invalid } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Whoever has looked at a letter looked at one from here, or from outside: that does not change any more once it was
 * sent on, by whatever way the draft is changed.
 * @throws Refusal 422
 */
export function assertSameOrigin(letter: Pick<LetterRow, 'state' | 'from'>, from: Origin): void {
  if (letter.state === 'revision' && from !== letter.from)
    throw invalid({ from: ['Asal naskah yang sudah diperiksa tidak dapat diubah.'] });
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
        'Klasifikasi keamanan hanya dapat diturunkan sebelum naskah dikirim untuk pertama kali.',
      ],
    });
}
