import { translate } from '../../../lib/language.ts';
import { CannotSet } from '../../documents/index.ts';
import { conflict } from '../../http/index.ts';

/** @throws Refusal 409 for what the typesetter cannot set, or not in time */
export async function settingOf(set: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await set();
  } catch (error) {
    if (!(error instanceof CannotSet)) throw error;
    throw conflict(
      translate({
        id: 'Ini tidak dapat dicetak sebagai PDF. Unduh sebagai XLSX.',
        en: 'This cannot be printed as PDF. Download it as XLSX.',
      }),
    );
  }
}
