import { translate } from '../../../lib/language.ts';
import { conflict } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Refuses to sign or approve a version not read (SPEC B1.2, B1.3). Call on the locked letter, after its state.
 * @param parafsSince how many parafs were given beside it, which change nothing that was read
 * @throws Refusal 409 when it has changed since
 */
export function assertAsRead(
  letter: Pick<LetterRow, 'version'>,
  version: number | undefined,
  parafsSince = 0,
): void {
  const isRead = (read: number) => read <= letter.version && read >= letter.version - parafsSince;
  if (version !== undefined && !isRead(version))
    throw conflict(
      translate({
        id: 'Naskah ini telah berubah sejak Anda membukanya. Baca kembali sebelum memutuskan.',
        en: 'This letter has changed since you opened it. Read it again before you decide.',
      }),
    );
}
