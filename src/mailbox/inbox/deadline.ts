import { type InboxItem, urgencies } from '../../../resources/naskah-dinas/letter.ts';

/** By when an urgent letter asks to be handled (DOMAIN 3); an ordinary or a closed one has no such moment. */
export function deadlineOf({ urgency, receivedAt, isOpen }: InboxItem): string | null {
  const target = urgencies.find(({ value }) => value === urgency);
  if (!target || urgency === 'BIASA' || !isOpen) return null;
  return new Date(Date.parse(receivedAt) + target.targetHours * 3_600_000).toISOString();
}
