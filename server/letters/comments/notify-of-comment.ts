import { isOpenDraft, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import { messageOf } from '../flow/notify.ts';
import { peopleOfPosts } from '../flow/people-of-posts.ts';
import { makersOf } from '../reading/find-letter.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Notifies the other makers by post, to include successors. Without the
 * text: notices are read over shoulders (DOMAIN 4).
 */
export async function notifyOfComment(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  mentioned: readonly string[],
): Promise<void> {
  const posts = new Set([letter.positionId]);
  if (wasSubmitted(letter.state)) {
    if (letter.senderPositionId) posts.add(letter.senderPositionId);
    for (const maker of await makersOf(tx, letter.id)) posts.add(maker.positionId);
  }
  const people = await peopleOfPosts(tx, letter, [...posts], { scope: 'periksa' });
  const drafters = new Set(
    people.filter((person) => person.positionId === letter.positionId).map((person) => person.userId),
  );
  // A drafter who does not hold the post (secretary, delegate) counts too, while still acting for it.
  if (await worksIn(tx, letter, letter.userId)) drafters.add(letter.userId);
  const message = await messageOf(tx, letter);
  const everyone = new Set([...people.map((person) => person.userId), ...drafters]);
  everyone.delete(actor.userId);
  for (const isMentioned of [true, false]) {
    for (const isDrafter of [true, false]) {
      const those = [...everyone].filter(
        (userId) => mentioned.includes(userId) === isMentioned && drafters.has(userId) === isDrafter,
      );
      await notify(tx, those, {
        kind: 'naskah.komentar',
        letter,
        title: isMentioned
          ? {
              id: `${actor.personName} menyebut Anda dalam komentar`,
              en: `${actor.personName} mentioned you in a comment`,
            }
          : { id: `Komentar baru dari ${actor.personName}`, en: `New comment by ${actor.personName}` },
        modul: 'naskah-dinas',
        message,
        ...placeOf(letter, isDrafter),
      });
    }
  }
}

/** Does the user still write for the post the letter is drafted in, and may they open it there? */
async function worksIn(tx: Executor, letter: LetterRow, userId: string): Promise<boolean> {
  const writing = { scope: ['disposisi', 'periksa', 'tandatangan'], secretaries: true } as const;
  const there = await peopleOfPosts(tx, letter, [letter.positionId], writing);
  return there.some((person) => person.userId === userId);
}

/**
 * Chooses the link: drafters get the wizard (at the address secretaries may open too), others the sent or waiting
 * letter.
 */
function placeOf(letter: LetterRow, isDrafter: boolean): { detailUrl: string; tabName: string | null } {
  // Without a kind of task: a comment asks for no decision, and its reader may be Legal, or the signer.
  if (!isDrafter) return { detailUrl: `/naskah-dinas/tugas/${letter.id}`, tabName: null };
  return isOpenDraft(letter.state)
    ? { detailUrl: `/naskah-dinas/${letter.id}/edit?komentar=1`, tabName: 'draft' }
    : { detailUrl: `/naskah-dinas/outbox/${letter.id}`, tabName: 'outbox' };
}
