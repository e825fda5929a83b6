import { isMarkedClass } from '../../../domain/letters/confidentiality-notice.ts';
import { isSigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { LetterDocument } from '../../documents/index.ts';
import { invalid } from '../../http/index.ts';
import type { LogoSource } from '../../letterheads/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { letterSheet } from './letter-sheet.ts';

/**
 * A signed letter that the actor reads, to be shown on another letterhead: unsigned, without its QR code. None above
 * Biasa, whose copies name their reader.
 * @throws Refusal 404 unseen, 403 without any of the letters' pages, 422 at `letterId` for what is no such letter
 */
export async function letterToPreview(source: LogoSource, actor: Actor, id: string): Promise<LetterDocument> {
  const letter = await findLetter(source.db, actor, id);
  assertReadsLetters(actor);
  if (!isSigned(letter.state) || letter.from === 'external' || letter.destroyedAt) throw noSample();
  const { document } = await letterSheet(source, letter);
  if (isMarkedClass(document.securityName)) throw noSample();
  return { ...document, number: letter.number, mark: 'CONTOH' };
}

const noSample = () =>
  invalid({
    letterId: [
      translate({
        id: 'Naskah ini tidak dapat menjadi contoh. Pilih naskah Biasa yang sudah ditandatangani.',
        en: 'This letter cannot be a sample. Choose a signed one of class Biasa.',
      }),
    ],
  });
