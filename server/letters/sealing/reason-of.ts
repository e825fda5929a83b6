import type { SealedFor } from '../../pdf-sealer.ts';

/**
 * Why a letter is sealed: who signed it. Without what libpdf takes for its own: "/ByteRange" in a text, brackets and
 * backslashes, which it escapes twice.
 */
export const reasonOf = ({ personName, positionName }: SealedFor): string =>
  `Ditandatangani oleh ${[personName, positionName].filter(Boolean).join(', ')}`
    .replace(/[\p{Cc}\p{Cf}\\]+/gu, ' ')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll('/', '\u2215');
