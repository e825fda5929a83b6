import { z } from 'zod';
import { conflict } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/** The version of the letter that was read before deciding on it; callers of SPEC B7's bodies send none. */
export const versionRead = z
  .number({ error: 'Sertakan versi yang dibaca.' })
  .int('Sertakan versi yang dibaca.');

/**
 * A paraf or signature is for what was read and nothing else (SPEC B1.2, B1.3): between reading and deciding the drafter
 * may have taken the letter back, rewritten it and sent it on again. To be asked of the locked letter, after its state.
 * @throws Refusal 409 when it has changed since
 */
export function assertAsRead(letter: Pick<LetterRow, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== letter.version)
    throw conflict('Naskah ini telah berubah sejak Anda membukanya. Baca kembali sebelum memutuskan.');
}
