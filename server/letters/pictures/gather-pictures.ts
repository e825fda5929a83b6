import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { picturesIn, textPictureLimits } from '../../../domain/letters/text-pictures.ts';
import { formatSize } from '../../../lib/file-size.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { uploads } from '../uploads/tables.ts';
import { type LetterPicture, letterPictures, type PictureType } from './tables.ts';

type Texts = { content: string; coverContent: string };

/**
 * Finds the pictures that a letter's sanitised text names: its own, or uploads of this person.
 * @param letterId of a stored letter
 * @returns those that are new to the letter
 * @throws Refusal 422 on `content` or `coverContent`: a picture of neither kind, too many, too large together
 */
export async function gatherPictures(
  executor: Executor,
  actor: Actor,
  texts: Texts,
  letterId?: string,
): Promise<LetterPicture[]> {
  const ids = picturesIn(texts.content + texts.coverContent);
  if (ids.length === 0) return [];
  const field = picturesIn(texts.content).length > 0 ? 'content' : 'coverContent';
  if (ids.length > textPictureLimits.count) throw refused(field, tooMany);
  const own = letterId ? await picturesOfLetter(executor, letterId, ids) : [];
  const left = ids.filter((id) => !own.some((picture) => picture.id === id));
  const added = left.length > 0 ? await uploadedPictures(executor, actor, left) : [];
  const known = new Set([...own, ...added].map(({ id }) => id));
  for (const name of ['content', 'coverContent'] as const) {
    const place = picturesIn(texts[name]).findIndex((id) => !known.has(id));
    if (place >= 0) throw refused(name, unknown(place + 1));
  }
  const all = [...own, ...added];
  if (sum(all.map(({ size }) => size)) > textPictureLimits.allBytes) throw refused(field, tooLarge);
  if (sum(all.map(({ pixels }) => pixels)) > textPictureLimits.allPixels) throw refused(field, tooManyPixels);
  return added;
}

export async function picturesOfLetter(
  executor: Executor,
  letterId: string,
  ids: readonly string[],
): Promise<LetterPicture[]> {
  const found = await executor
    .select()
    .from(letterPictures)
    .where(and(eq(letterPictures.letterId, letterId), inArray(letterPictures.id, [...ids])));
  return found.map(({ id, fileHash, mimeType, size, pixels }) => ({ id, fileHash, mimeType, size, pixels }));
}

/** Only what was sent as a picture, and so was looked at as one. */
async function uploadedPictures(
  executor: Executor,
  { userId }: Actor,
  ids: readonly string[],
): Promise<LetterPicture[]> {
  const found = await executor
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.userId, userId),
        gt(uploads.expiresAt, new Date()),
        isNotNull(uploads.fileHash),
        gt(uploads.pixels, 0),
      ),
    );
  return found.map(({ id, fileHash, mimeType, size, pixels }) => ({
    ...{ id, size },
    fileHash: String(fileHash),
    mimeType: mimeType as PictureType,
    pixels: Number(pixels),
  }));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
const refused = (field: string, message: { id: string; en: string }) =>
  invalid({ [field]: [translate(message)] });

const unknown = (place: number) => ({
  id: `Gambar ke-${place} bukan gambar naskah ini. Hapus dari teks, lalu sisipkan kembali.`,
  en: `Picture ${place} is none of this letter. Remove it from the text, then insert it again.`,
});
const tooMany = {
  id: `Paling banyak ${textPictureLimits.count} gambar dalam satu naskah.`,
  en: `At most ${textPictureLimits.count} pictures in one letter.`,
};
const tooLarge = {
  id: `Gambar dalam satu naskah paling besar ${formatSize(textPictureLimits.allBytes, 'id')} seluruhnya. Hapus atau perkecil sebagian.`,
  en: `The pictures of one letter have at most ${formatSize(textPictureLimits.allBytes, 'en')} together. Remove some or make them smaller.`,
};
const tooManyPixels = {
  id: `Gambar dalam satu naskah paling banyak ${textPictureLimits.allPixels / 1_000_000} juta piksel seluruhnya. Hapus atau perkecil sebagian.`,
  en: `The pictures of one letter have at most ${textPictureLimits.allPixels / 1_000_000} million pixels together. Remove some or make them smaller.`,
};
