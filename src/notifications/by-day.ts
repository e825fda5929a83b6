import type { Notification } from '../../domain/calls/notifications.ts';
import { type Message, translate } from '../../lib/language.ts';
import { dayInWib, plusDays, startOfDayInWib } from '../../lib/wib.ts';
import { longDayOf } from './moment.ts';

export type Day = { day: string; label: string; items: Notification[] };

/** Notifications by day of Jakarta's calendar; the order is preserved. */
export function byDay(items: readonly Notification[], now: Date = new Date()): Day[] {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = dayInWib(item.createdAt);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, those]) => ({ day, label: labelOf(day, dayInWib(now)), items: those }));
}

/** "Hari ini, Sabtu, 21 November 2026" */
function labelOf(day: string, today: string): string {
  const name = longDayOf(startOfDayInWib(day));
  const near = day === today ? messages.today : day === plusDays(today, -1) ? messages.yesterday : undefined;
  return near ? `${translate(near)}, ${name}` : name;
}

const messages = {
  today: { id: 'Hari ini', en: 'Today' },
  yesterday: { id: 'Kemarin', en: 'Yesterday' },
} satisfies Record<string, Message>;
