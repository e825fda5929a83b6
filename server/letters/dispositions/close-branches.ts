import { inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { LetterRow } from '../tables.ts';
import type { Given, Tree } from './load-tree.ts';
import { notifyOfDisposition } from './notify.ts';
import { dispositions } from './tables.ts';
import { branchOf, isOpen, undoneOf } from './tree.ts';
import { endTasksOf } from './work.ts';

/**
 * Closes dispositions with all open ones below and their tasks: none stays open below a closed one (DOMAIN 7).
 */
export async function closeBranches(
  tx: Executor,
  actor: Actor,
  { letter, tree }: { letter: LetterRow; tree: Tree },
  tops: readonly Given[],
  reason: string,
  at: Date = new Date(),
): Promise<void> {
  const closing = tops.flatMap((top) => branchOf(tree, top)).filter(isOpen);
  if (closing.length === 0) return;
  const ids = closing.map((one) => one.id);
  await tx
    .update(dispositions)
    .set({ closedAt: at, endReason: reason || null })
    .where(inArray(dispositions.id, ids));
  await endTasksOf(tx, letter, ids, at);
  for (const one of closing) {
    const notice = {
      kind: 'disposisi.masuk',
      title: { id: 'Disposisi ditutup', en: 'Disposition closed' },
      dispositionId: one.id,
      direction: 'in',
    } as const;
    await notifyOfDisposition(tx, letter, undoneOf(tree, one.id), notice, actor.userId);
  }
}
