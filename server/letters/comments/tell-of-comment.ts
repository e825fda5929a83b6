import { isOpenDraft, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import type { Who } from '../../who.ts';
import { peopleOfPosts } from '../flow/people-of-posts.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import { shownSubject } from '../rules/masked-subject.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Tells the others who make the letter, as far as they see it yet: by their posts, so that a successor is told as well.
 * What was said stays on the letter: notices are read over shoulders and kept elsewhere (DOMAIN 4).
 */
export async function tellOfComment(
  tx: Executor,
  who: Who,
  letter: LetterRow,
  mentioned: readonly string[],
): Promise<void> {
  const posts = new Set([letter.positionId]);
  if (wasSubmitted(letter.state)) {
    if (letter.senderPositionId) posts.add(letter.senderPositionId);
    for (const reviewer of await reviewersOf(tx, letter.id)) posts.add(reviewer.positionId);
  }
  const people = await peopleOfPosts(tx, letter, [...posts], { scope: 'periksa' });
  const drafters = new Set(
    people.filter((person) => person.positionId === letter.positionId).map((person) => person.userId),
  );
  // The drafter of a post that is not theirs (a secretary's, a delegate's) is one of them too, while they still are.
  if (await worksIn(tx, letter, letter.userId)) drafters.add(letter.userId);
  const message = await shownSubject(tx, letter);
  const everyone = new Set([...people.map((person) => person.userId), ...drafters]);
  everyone.delete(who.userId);
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
              id: `${who.personName} menyebut Anda dalam komentar`,
              en: `${who.personName} mentioned you in a comment`,
            }
          : { id: `Komentar baru dari ${who.personName}`, en: `New comment by ${who.personName}` },
        modul: 'naskah-dinas',
        message,
        ...placeOf(letter, isDrafter),
      });
    }
  }
}

/** Does this person still write for the post the letter is drafted in, and may open it there? */
async function worksIn(tx: Executor, letter: LetterRow, userId: string): Promise<boolean> {
  const writing = { scope: ['disposisi', 'periksa', 'tandatangan'], secretaries: true } as const;
  const there = await peopleOfPosts(tx, letter, [letter.positionId], writing);
  return there.some((person) => person.userId === userId);
}

/** Where each finds the letter: in the wizard while they write it (at the address that secretaries may open too), else among what was sent on or waits. */
function placeOf(letter: LetterRow, isDrafter: boolean): { detailUrl: string; tabName: string } {
  if (!isDrafter) return { detailUrl: `/naskah-dinas/tugas/review/${letter.id}`, tabName: 'review' };
  return isOpenDraft(letter.state)
    ? { detailUrl: `/naskah-dinas/${letter.id}/edit?komentar=1`, tabName: 'draft' }
    : { detailUrl: `/naskah-dinas/outbox/${letter.id}`, tabName: 'outbox' };
}
