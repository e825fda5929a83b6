import type { Origin } from '../../../domain/letters/letter.ts';
import { isReturned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { invalid } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Refuses to change a returned letter's origin (internal or external): others have already seen it as such.
 * @throws Refusal 422
 */
export function assertSameOrigin(letter: Pick<LetterRow, 'state' | 'from'>, from: Origin): void {
  if (isReturned(letter.state) && from !== letter.from)
    throw invalid({
      from: [
        translate({
          id: 'Asal naskah yang sudah diperiksa tidak dapat diubah.',
          en: 'Where a reviewed letter comes from cannot be changed.',
        }),
      ],
    });
}

/** Drafters may only raise a letter's class once others have seen it (DOMAIN 4). */
export const isLowered = (letter: Pick<LetterRow, 'state' | 'securityRank'>, securityRank: number): boolean =>
  isReturned(letter.state) && securityRank < letter.securityRank;

/** @throws Refusal 422 */
export function assertNotLowered(
  letter: Pick<LetterRow, 'state' | 'securityRank'>,
  securityRank: number,
): void {
  if (isLowered(letter, securityRank))
    throw invalid({
      permissionClassificationId: [
        translate({
          id: 'Klasifikasi keamanan hanya dapat diturunkan sebelum naskah dikirim untuk pertama kali.',
          en: 'The security class can be lowered only before the letter is sent for the first time.',
        }),
      ],
    });
}
