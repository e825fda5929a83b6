import type { DispositionNode } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { dispositionMessages } from './messages.ts';

/** "Ditarik 18 Nov, 16.20: salah orang"; empty while it is open. */
export function endWords({ withdrawnAt, closedAt, endReason }: DispositionNode, now?: Date): string {
  const at = withdrawnAt ?? closedAt;
  if (!at) return '';
  const words = translate(
    (withdrawnAt ? dispositionMessages.withdrawnAt : dispositionMessages.closedAt)(eventTimeWithin(at, now)),
  );
  return endReason ? `${words}: ${endReason}` : words;
}
