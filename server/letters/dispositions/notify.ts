import type { NotificationKind } from '../../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { notifiedOf, notify } from '../../notifications/index.ts';
import { sharedAmong } from '../../shared-posts.ts';
import { messageOf } from '../flow/notify.ts';
import { type Desk, peopleOfPosts } from '../flow/people-of-posts.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';

type NoticeText = { positionId: string; userId: string | null };

/**
 * Notifies the posts' holders, only named ones in shared posts or Sangat
 * Rahasia. Masked subjects stay out (DOMAIN 4).
 * @param notice with `unlessSince` only users not notified of this disposition since then
 * @param byUserId the actor, who is not notified
 */
export async function notifyOfDisposition(
  tx: Executor,
  letter: LetterRow,
  addressees: readonly NoticeText[],
  notice: {
    kind: NotificationKind;
    title: Message;
    dispositionId: string;
    direction: 'in' | 'out';
    unlessSince?: Date | undefined;
    /** Said besides the subject, unless the class masks that. */
    more?: string | null;
  },
  byUserId: string | null,
): Promise<void> {
  const people = isForNamedOnly(letter)
    ? addressees
    : await peopleOfPosts(tx, letter, await desksOf(tx, addressees), {
        scope: 'disposisi',
        secretaries: true,
      });
  const tab = `disposition-${notice.direction}`;
  const detailUrl = `/naskah-dinas/tugas/${tab}/${notice.dispositionId}`;
  const wanted = [...new Set(people.map((one) => one.userId))].filter(
    (id): id is string => id !== null && id !== byUserId,
  );
  const known = notice.unlessSince && (await notifiedOf(tx, wanted, detailUrl, notice.unlessSince));
  const userIds = wanted.filter((id) => !known?.has(id));
  if (userIds.length === 0) return;
  await notify(tx, userIds, {
    kind: notice.kind,
    title: notice.title,
    modul: 'naskah-dinas',
    message: await messageOf(tx, letter, notice.more),
    detailUrl,
    tabName: tab,
    letter,
  });
}

/** A post with one holder notifies its current holder. */
async function desksOf(tx: Executor, addressees: readonly NoticeText[]): Promise<Desk[]> {
  const shared = await sharedAmong(
    tx,
    addressees.map(({ positionId }) => positionId),
  );
  return addressees.map(({ positionId, userId }) => ({
    positionId,
    onlyUserId: shared.has(positionId) ? userId : null,
  }));
}
