import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { picturesIn } from '../../../domain/letters/text-pictures.ts';
import type { Executor } from '../../db/executor.ts';
import { picturesOfLetter } from './gather-pictures.ts';
import { type LetterPicture, letterPictures } from './tables.ts';

/** Binds pictures to the letter, in the transaction that stores its text. */
export async function keepPictures(
  tx: Executor,
  letterId: string,
  pictures: readonly LetterPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(letterPictures)
    .values(pictures.map((picture) => ({ ...picture, letterId })))
    .onConflictDoNothing();
}

/** The copy's own rows: whoever sees the copy sees them, whatever becomes of the original. */
export async function copyPictures(tx: Executor, from: string, to: string, html: string): Promise<void> {
  const ids = picturesIn(html);
  if (ids.length > 0) await keepPictures(tx, to, await picturesOfLetter(tx, from, ids));
}

/** Notes which pictures a letter's new text no longer names, or names again. */
export async function linkPictures(
  tx: Executor,
  letterId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const [then, now] = [picturesIn(before), picturesIn(after)];
  if (then.length === 0 && now.length === 0) return;
  const ofLetter = eq(letterPictures.letterId, letterId);
  if (then.some((id) => !now.includes(id)))
    await tx
      .update(letterPictures)
      .set({ unlinkedAt: new Date() })
      .where(
        and(
          ofLetter,
          isNull(letterPictures.unlinkedAt),
          now.length > 0 ? notInArray(letterPictures.id, now) : undefined,
        ),
      );
  if (now.some((id) => !then.includes(id)))
    await tx
      .update(letterPictures)
      .set({ unlinkedAt: null })
      .where(and(ofLetter, isNotNull(letterPictures.unlinkedAt), inArray(letterPictures.id, now)));
}
