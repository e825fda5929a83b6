import type { SealedFor } from '../../pdf-sealer.ts';

/**
 * Why a letter is sealed: who signed it. libpdf looks for its own "/ByteRange" by text, and escapes brackets and
 * backslashes twice: a post so named would spoil every signature under it.
 */
export const reasonOf = ({ personName, positionName }: SealedFor): string =>
  `Ditandatangani oleh ${[personName, positionName].filter(Boolean).join(', ')}`
    .replace(/[\p{Cc}\p{Cf}\\]+/gu, ' ')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll('/', '\u2215');
