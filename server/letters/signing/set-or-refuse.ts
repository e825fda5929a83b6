import { translate } from '../../../lib/language.ts';
import type { LetterDocument } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';
import { orUnprintable } from '../sheet/or-unprintable.ts';
import { sayFault } from '../sheet/sheet-fault.ts';

/** Awaits a letter's PDF. @throws Refusal 409 saying why nobody can sign what cannot be set */
export const setOrRefuse = (setting: Promise<Uint8Array>, document: LetterDocument): Promise<Uint8Array> =>
  orUnprintable(setting, (error) => {
    const why = sayFault(error, document).message;
    return conflict(
      translate({
        id: `${why} Karena tidak dapat dicetak, naskah ini tidak dapat ditandatangani. Kembalikan agar diperbaiki.`,
        en: `${why} As it cannot be printed, this letter cannot be signed. Return it to have it corrected.`,
      }),
    );
  });
