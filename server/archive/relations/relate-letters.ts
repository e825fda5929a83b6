import { and, eq, sql } from 'drizzle-orm';
import type { LetterRelation } from '../../../domain/calls/archive-items.ts';
import { isSigned, type LetterState } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/index.ts';
import { visibleLetters } from '../../letters/index.ts';
import { assertUsesArchive, findKept } from '../rules/find-archive.ts';
import { recordChange } from '../rules/record-change.ts';
import { archiveLetters } from '../tables.ts';

/**
 * POST /arsip/api/Archive/{id}/letters {letterId}: relates the item to a sent letter. Idempotent.
 * @throws Refusal as findKept; 422 for a letter the user may not see, or one not sent yet
 */
export async function relateLetter(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: () => LetterRelation,
): Promise<void> {
  assertUsesArchive(actor);
  await db.transaction(async (tx) => {
    const item = await findKept(tx, actor, id);
    const { letterId } = body();
    const { rows } = await tx.execute<{ state: LetterState }>(
      sql`select l.state from letter l where l.id = ${letterId} and ${visibleLetters(actor, 'l')}`,
    );
    const [letter] = rows;
    if (!letter)
      throw invalid({
        letterId: [translate({ id: 'Naskah ini tidak ditemukan.', en: 'This letter was not found.' })],
      });
    if (!isSigned(letter.state))
      throw invalid({
        letterId: [
          translate({ id: 'Pilih naskah yang sudah terkirim.', en: 'Choose a letter that was sent.' }),
        ],
      });
    const made = await tx
      .insert(archiveLetters)
      .values({ archiveId: id, letterId, kind: 'related' })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) await recordChange(tx, actor, item, 'relate', { letterId });
  });
}

/**
 * DELETE /arsip/api/Archive/{id}/letters/{letterId}: removes the relation.
 * @throws Refusal as findKept; 404 for no letter of it; 409 for the letter it comes from
 */
export async function unrelateLetter(
  { db }: Deps,
  actor: Actor,
  id: string,
  letterId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await findKept(tx, actor, id);
    const { rows } = isId(letterId)
      ? await tx.execute<{ kind: string }>(sql`
          select a.kind from archive_letter a join letter l on l.id = a.letter_id
          where a.archive_id = ${id} and a.letter_id = ${letterId} and ${visibleLetters(actor, 'l')}`)
      : { rows: [] };
    const [found] = rows;
    if (!found)
      throw notFound(translate({ id: 'Naskah ini tidak ditemukan.', en: 'This letter was not found.' }));
    if (found.kind === 'source')
      throw conflict(
        translate({ id: 'Arsip ini berasal dari naskah tersebut.', en: 'This item comes from that letter.' }),
      );
    await tx
      .delete(archiveLetters)
      .where(and(eq(archiveLetters.archiveId, id), eq(archiveLetters.letterId, letterId)));
    await recordChange(tx, actor, item, 'unrelate', { letterId });
  });
}
