import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';

/** By when an urgent letter asks to be handled (DOMAIN 3); an ordinary or a closed one has no such moment. */
export function deadlineOf({ urgency, receivedAt, isOpen }: InboxItem): string | null {
  if (urgency === 'BIASA' || !isOpen) return null;
  return targetAt(receivedAt, urgency).toISOString();
}
