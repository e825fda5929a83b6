import { eq, sql } from 'drizzle-orm';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { endTasks } from '../flow/end-tasks.ts';
import { releaseKept } from '../numbering/kept-number.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import { type LetterRow, letters } from '../tables.ts';

/**
 * Hides a draft (SPEC B7) until restored (SPEC A5) or deleted after a month (forget-drafts.ts). The audit log
 * keeps its name.
 * @throws Refusal 404 unseen; 403 not drafted in this post; 409 when it has been sent on
 */
export async function deleteDraft({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertDrafter(actor, letter);
  assertDeletable(letter);
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertDeletable(now);
    await releaseKept(tx, now, actor);
    const at = new Date();
    // Its tasks end at the same moment, by which restoring knows them again.
    await endTasks(tx, letter, at);
    await tx
      .update(letters)
      .set({ deletedAt: at, version: sql`${letters.version} + 1` })
      .where(eq(letters.id, letter.id));
    const { subject, state } = letter;
    await recordAudit(tx, {
      actor,
      action: 'delete',
      resource: 'letter',
      recordId: letter.id,
      before: { subject, state },
    });
  });
}

function assertDeletable(letter: LetterRow): void {
  if (!isOpenDraft(letter.state))
    throw conflict(
      translate({
        id: 'Hanya konsep dan naskah yang dikembalikan yang dapat dihapus.',
        en: 'Only drafts and returned letters can be deleted.',
      }),
    );
}
