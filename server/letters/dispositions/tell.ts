import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import { peopleOfPosts } from '../flow/people-of-posts.ts';
import { shownSubject } from '../rules/masked-subject.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';

type Told = { positionId: string; userId: string };

/**
 * Tells the people of posts about a disposition; of a Sangat Rahasia letter only those named. A subject its class masks
 * is not written into notices (DOMAIN 4).
 * @param byUserId who did it and need not be told
 */
export async function tellOfDisposition(
  tx: Executor,
  letter: LetterRow,
  told: readonly Told[],
  notice: { title: string; dispositionId: string; direction: 'in' | 'out' },
  byUserId: string | null,
): Promise<void> {
  const people = isForNamedOnly(letter)
    ? told
    : await peopleOfPosts(
        tx,
        letter,
        told.map((one) => one.positionId),
        { scope: 'disposisi', secretaries: true },
      );
  const userIds = [...new Set(people.map((one) => one.userId))].filter((id) => id !== byUserId);
  if (userIds.length === 0) return;
  const tab = `disposition-${notice.direction}`;
  await notify(tx, userIds, {
    title: notice.title,
    modul: 'naskah-dinas',
    message: await shownSubject(tx, letter),
    detailUrl: `/naskah-dinas/tugas/${tab}/${notice.dispositionId}`,
    tabName: tab,
  });
}
