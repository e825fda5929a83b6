import type { Closing } from '../../../domain/calls/letters/dispositions.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';
import { closeBranches } from './close-branches.ts';
import { loadTree } from './load-tree.ts';
import { reasonToForce } from './reason-to-force.ts';
import { isOpen, isUnfinished } from './tree.ts';

/** Closes the dispositions of a cancelled letter and ends their reminders (DOMAIN 5). The letter must be locked. */
export async function closeWithLetter(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const tree = await loadTree(tx, letter.id);
  const tops = tree.given.filter((one) => one.parentId === null);
  await closeBranches(tx, actor, { letter, tree }, tops, reason, at);
}

/** @throws Refusal 422 forced without a reason */
export function closingOf(sent: Closing): { force: boolean; reason: string | null } {
  return { force: sent.force, reason: reasonToForce(sent) };
}

/**
 * Closes open dispositions with their inbox item; unfinished ones refuse it unless forced (DOMAIN 7). The letter
 * must be locked.
 * @throws Refusal 409 with unfinished dispositions and not forced
 */
export async function closeWithItem(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  inboxItemId: string,
  { force, reason }: { force: boolean; reason: string | null },
): Promise<void> {
  const tree = await loadTree(tx, letter.id);
  const open = tree.given.filter((one) => one.inboxItemId === inboxItemId && isOpen(one));
  if (open.length === 0) return;
  const unfinished = open.filter((one) => isUnfinished(tree, one));
  if (unfinished.length > 0 && !force)
    throw conflict(
      translate({
        id: `Masih ada ${unfinished.length} disposisi atas naskah ini yang belum selesai. Tunggu, atau selesaikan dengan alasan.`,
        en: `Dispositions of this letter that are not done yet: ${unfinished.length}. Wait, or finish with a reason.`,
      }),
      { openDispositions: unfinished.length },
    );
  await closeBranches(tx, actor, { letter, tree }, open, reason ?? '');
}
