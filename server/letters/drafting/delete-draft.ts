import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertDrafter, isOpenDraft } from '../rules/rights.ts';
import { type LetterRow, letters } from '../tables.ts';

/**
 * Deletes a draft or a returned letter (SPEC B7); what it was called stays in the audit log.
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 when it has been sent on
 */
export async function deleteDraft({ db }: Deps, who: Who, id: string): Promise<void> {
  const letter = await findLetter(db, who, id);
  assertDrafter(who, letter);
  assertDeletable(letter);
  await db.transaction(async (tx) => {
    assertDeletable(await lockLetter(tx, letter.id));
    // An answer that was begun to it goes on without it; sent letters can't be deleted at all.
    await tx
      .update(letters)
      .set({ referenceId: null, version: sql`${letters.version} + 1` })
      .where(eq(letters.referenceId, letter.id));
    await tx.delete(letters).where(eq(letters.id, letter.id));
    const { subject, state } = letter;
    await recordAudit(tx, {
      who,
      action: 'delete',
      resource: 'letter',
      recordId: letter.id,
      before: { subject, state },
    });
  });
}

function assertDeletable(letter: LetterRow): void {
  if (!isOpenDraft(letter)) throw conflict('Hanya konsep dan naskah yang dikembalikan yang dapat dihapus.');
}
