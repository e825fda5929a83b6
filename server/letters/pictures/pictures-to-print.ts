import { picturesIn } from '../../../domain/letters/text-pictures.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { PrintedPicture } from '../../documents/index.ts';
import { type FileStore, stateOfFile } from '../../files/index.ts';
import { invalid } from '../../http/index.ts';
import { picturesOfLetter } from './gather-pictures.ts';
import type { LetterPicture } from './tables.ts';

/**
 * The files of the pictures of a letter's text, each checked against its hash.
 * @param unsaved pictures that the next save takes into the letter
 * @throws Refusal 422 on `content` or `coverContent`: paper without one, or with another, would look complete
 */
export async function picturesToPrint(
  { db, files }: { db: Executor; files: FileStore },
  letterId: string,
  texts: { content: string; coverContent: string },
  unsaved: readonly LetterPicture[] = [],
): Promise<PrintedPicture[]> {
  const ids = picturesIn(texts.content + texts.coverContent);
  if (ids.length === 0) return [];
  const own = await picturesOfLetter(db, letterId, ids);
  const printed: PrintedPicture[] = [];
  for (const { id, fileHash, size } of [...own, ...unsaved])
    if ((await stateOfFile(files, fileHash)) === 'whole')
      printed.push({ id, path: files.pathOf(fileHash), size });
  const whole = new Set(printed.map(({ id }) => id));
  for (const field of ['content', 'coverContent'] as const) {
    const at = picturesIn(texts[field]).findIndex((id) => !whole.has(id));
    if (at >= 0) throw refused(field, at + 1);
  }
  return printed;
}

function refused(field: string, place: number): Error {
  const message = translate({
    id: `Berkas gambar ke-${place} hilang atau bukan lagi yang disimpan. Hapus gambar itu dari teks, lalu sisipkan kembali.`,
    en: `The file of picture ${place} is gone or no longer what was stored. Remove the picture from the text, then insert it again.`,
  });
  return invalid({ [field]: [message] }, message);
}
