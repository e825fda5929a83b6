import type { DispositionNode, DispositionRecipient } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { eventTime } from '../moments.ts';
import { dispositionMessages } from './messages.ts';

/** When the recipient reached the present state; for unread, when it was given. */
export function sinceWords(one: DispositionRecipient, given: DispositionNode, now?: Date): string {
  const at = one.doneAt ?? one.startedAt ?? one.readAt;
  return at ? eventTime(at, now) : translate(dispositionMessages.sentAt(eventTime(given.createdAt, now)));
}

/** "Ditarik 18 Nov, 16.20: salah orang"; empty while it is open. */
export function endWords({ withdrawnAt, closedAt, endReason }: DispositionNode, now?: Date): string {
  const at = withdrawnAt ?? closedAt;
  if (!at) return '';
  const words = translate(
    (withdrawnAt ? dispositionMessages.withdrawnAt : dispositionMessages.closedAt)(eventTime(at, now)),
  );
  return endReason ? `${words}: ${endReason}` : words;
}
