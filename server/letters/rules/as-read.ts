import { z } from 'zod';
import { say } from '../../../resources/language.ts';
import { fault } from '../../../resources/text-faults.ts';
import { conflict } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/** The version of the letter that was read before deciding on it; callers of SPEC B7's bodies send none. */
export const versionRead = z
  .number(fault({ id: 'Sertakan versi yang dibaca.', en: 'Give the version that was read.' }))
  .int(fault({ id: 'Sertakan versi yang dibaca.', en: 'Give the version that was read.' }));

/**
 * A paraf or signature is for what was read and nothing else (SPEC B1.2, B1.3): between reading and deciding the drafter
 * may have taken the letter back, rewritten it and sent it on again. To be asked of the locked letter, after its state.
 * @throws Refusal 409 when it has changed since
 */
export function assertAsRead(letter: Pick<LetterRow, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== letter.version)
    throw conflict(
      say({
        id: 'Naskah ini telah berubah sejak Anda membukanya. Baca kembali sebelum memutuskan.',
        en: 'This letter has changed since you opened it. Read it again before you decide.',
      }),
    );
}
