import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';

/** Deadline of an urgent letter (DOMAIN 3); null for ordinary or closed ones. */
export function deadlineOf({ urgency, receivedAt, isOpen }: InboxItem): string | null {
  if (urgency === 'BIASA' || !isOpen) return null;
  return targetAt(receivedAt, urgency).toISOString();
}
