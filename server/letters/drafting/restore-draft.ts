import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/index.ts';
import { reopenAsked } from '../../notifications/index.ts';
import { tasks } from '../lists/tables.ts';
import { lockLetter } from '../reading/find-letter.ts';
import { onDesk } from '../rules/own-desk.ts';
import { assertDrafter } from '../rules/rights.ts';
import { allowedByClass, visibleLetters } from '../rules/visible-letters.ts';
import { letters } from '../tables.ts';
import { restorableDays } from './forget-drafts.ts';

/**
 * POST /letter/api/Letter/{id}/restore: restores a deleted draft completely.
 * @throws Refusal 404 for what is gone for good (a month after deletion), and what is not this post's; 403 not the
 * drafter's; 409 not deleted
 */
export async function restoreDraft({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound(translate({ id: 'Draft tidak ditemukan.', en: 'This draft was not found.' }));
  const [letter] = await db
    .select()
    .from(letters)
    .where(
      and(
        eq(letters.id, id),
        sql`(${visibleLetters(actor, 'letter')} or (${letters.deletedAt} is not null
          and ${letters.positionId} = ${actor.positionId} and ${onDesk(actor, 'letter')} and ${allowedByClass(actor, 'letter')}))`,
      ),
    );
  if (!letter) throw notFound(translate({ id: 'Draft tidak ditemukan.', en: 'This draft was not found.' }));
  assertDrafter(actor, letter);
  await db.transaction(async (tx) => {
    const { deletedAt } = await lockLetter(tx, letter.id, { alsoDeleted: true });
    if (!deletedAt)
      throw conflict(translate({ id: 'Draft ini tidak sedang dihapus.', en: 'This draft is not deleted.' }));
    if (isOver(deletedAt))
      throw notFound(translate({ id: 'Draft tidak ditemukan.', en: 'This draft was not found.' }));
    await tx
      .update(letters)
      .set({ deletedAt: null, version: sql`${letters.version} + 1` })
      .where(eq(letters.id, letter.id));
    await tx
      .update(tasks)
      .set({ doneAt: null })
      .where(and(eq(tasks.letterId, letter.id), isNotNull(tasks.doneAt), eq(tasks.doneAt, deletedAt)));
    await reopenAsked(tx, letter.id, deletedAt);
    await recordAudit(tx, { actor, action: 'restore', resource: 'letter', recordId: letter.id });
  });
}

const isOver = (deletedAt: Date): boolean => deletedAt.getTime() < Date.now() - restorableDays * 86_400_000;
