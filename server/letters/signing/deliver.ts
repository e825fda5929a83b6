import { eq, sql } from 'drizzle-orm';
import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { snippet } from '../../rich-text/index.ts';
import { sharedAmong } from '../../shared-posts.ts';
import { emitEvent } from '../../triggers/index.ts';
import { archiveLetter } from '../archiving/archive-letters.ts';
import { notifyPosts } from '../flow/notify.ts';
import type { Desk } from '../flow/people-of-posts.ts';
import { sendToGroups } from '../groups/stored-groups.ts';
import { inboxItems } from '../lists/tables.ts';
import { letterRecipients } from '../parts/tables.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { officialOf } from '../rules/official-of.ts';
import type { PrintedSheet } from '../sheet/letter-sheet.ts';
import type { LetterRow } from '../tables.ts';
import type { Arrival } from './tables.ts';

/** What inboxes show of a letter written here. */
export const arrivalOf = (
  { showSenderName }: Pick<LetterRow, 'showSenderName'>,
  { sender, document, files }: PrintedSheet,
): Arrival => ({
  snippet: snippet(document.bodyHtml),
  senderName: (showSenderName ? sender?.personName : sender?.positionName) ?? '',
  senderUnitName: sender?.unitName ?? '',
  attachmentCount: files,
});

/** One inbox item per desk of receivers, ccs and current group members (SPEC B1.4). */
export async function putIntoInboxes(
  tx: Executor,
  actor: Pick<ActedBy, 'userId'>,
  letter: LetterRow,
  arrival: Arrival,
  at: Date,
): Promise<void> {
  const recipients = await tx
    .select({
      positionId: letterRecipients.positionId,
      userId: sql<string>`${sql.raw(officialOf('letter_recipient'))}`,
      kind: letterRecipients.kind,
      isWhole: letterRecipients.isWhole,
    })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, letter.id))
    .orderBy(letterRecipients.order);
  const isNamedOnly = isForNamedOnly(letter);
  const members = (await sendToGroups(tx, letter.id)).map((one) => ({ ...one, isWhole: !isNamedOnly }));
  const desks = await desksOf(tx, [...recipients, ...members]);
  const shown = {
    ...arrival,
    letterId: letter.id,
    subject: letter.subject,
    receivedAt: at,
    isNamedOnly,
  };
  if (desks.length > 0)
    await tx.insert(inboxItems).values(desks.map((desk) => ({ ...shown, ...desk, id: newId() })));
  await archiveLetter(tx, letter.id);
  if (desks.length === 0) return;
  await notifyPosts(tx, actor, letter, desks, arrived);
  await emitEvent(tx, 'naskah.diterima', {
    letterId: letter.id,
    positionIds: [...new Set(desks.map(({ positionId }) => positionId))],
    turn: letter.id,
    byUserId: actor.userId,
  });
}

type Addressee = {
  positionId: string;
  userId: string;
  kind: 'receiver' | 'cc';
  /** The post as a whole; a group names units, not people, and reaches their head's post so. */
  isWhole: boolean;
};
type PlacedDesk = Desk & Pick<Addressee, 'kind'> & { isOffered: boolean };

/**
 * Each desk once: the post, or the person in a shared post; a receiver who is also cc counts as receiver. What comes to a
 * shared post as a whole is offered to its holders, unless one of them is named besides (DOMAIN 6).
 */
async function desksOf(tx: Executor, addressees: readonly Addressee[]): Promise<PlacedDesk[]> {
  const shared = await sharedAmong(
    tx,
    addressees.map(({ positionId }) => positionId),
  );
  const named = new Set(addressees.flatMap((one) => (one.isWhole ? [] : [one.positionId])));
  const desks = new Map<string, PlacedDesk>();
  for (const { positionId, userId, kind, isWhole } of addressees) {
    const isShared = shared.has(positionId);
    const isOffered = isShared && isWhole;
    if (isOffered && named.has(positionId)) continue;
    const onlyUserId = isShared && !isOffered ? userId : null;
    const key = `${positionId} ${onlyUserId}`;
    if (kind === 'receiver' || !desks.has(key)) desks.set(key, { positionId, onlyUserId, kind, isOffered });
  }
  return [...desks.values()];
}

const arrived = {
  kind: 'naskah.masuk',
  title: noticeTitles.arrived,
  scope: 'baca',
  secretaries: true,
  page: '/naskah-dinas/inbox',
  tabName: 'inbox',
} as const;
