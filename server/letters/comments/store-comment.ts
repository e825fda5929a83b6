import type { CommentAnchor } from '../../../domain/letters/letter-comment.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { endByChange } from '../snoozing/end-snoozes.ts';
import type { LetterRow } from '../tables.ts';
import { notifyOfComment } from './notify-of-comment.ts';
import { letterComments } from './tables.ts';

type Said = {
  id?: string | undefined;
  text: string;
  parentId: string | null;
  anchor?: CommentAnchor | null | undefined;
  proposal?: string | null | undefined;
};

/**
 * Stores a checked comment under the actor's name, tells the others and brings back what they put off.
 * @param mentioned user ids
 * @returns its id
 */
export async function storeComment(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { id = newId(), text, parentId, anchor = null, proposal = null }: Said,
  mentioned: string[] = [],
): Promise<string> {
  await tx.insert(letterComments).values({
    ...{ id, letterId: letter.id, parentId, text, anchor, proposal },
    ...{ userId: actor.userId, positionId: actor.positionId, onBehalfOfUserId: actor.forUserId },
  });
  await notifyOfComment(tx, actor, letter, mentioned);
  await endByChange(tx, actor, letter.id);
  return id;
}
