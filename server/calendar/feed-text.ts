import ical, { ICalEventTransparency } from 'ical-generator';
import { calendarKinds } from '../../domain/calendar.ts';
import type { CalendarEvent } from '../../domain/calls/calendar.ts';
import { plusDays } from '../../lib/wib.ts';

/** How long a calendar program may cache a response (seconds). */
const keepFor = 3600;

/**
 * Formats events as an RFC 5545 calendar: all-day, free rather than busy.
 * @param name the calendar's name for subscribers
 * @param publicUrl base of the links back to Naskah
 */
export function feedText(
  events: readonly CalendarEvent[],
  { name, publicUrl, at }: { name: string; publicUrl: string; at: Date },
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Naskah', product: 'Kalender', language: 'ID' },
    ttl: keepFor,
  });
  for (const { id, kind, day, lastDay, title, detail, href } of events) {
    const link = href && new URL(href, publicUrl).href;
    calendar.createEvent({
      id: `${kind}-${id}@naskah`,
      stamp: at,
      start: midnight(day),
      // RFC 5545: the end day is exclusive.
      end: midnight(plusDays(lastDay, 1)),
      allDay: true,
      summary: kind === 'delegation' || kind === 'letter' ? title : `${calendarKinds[kind].id}: ${title}`,
      description: [detail, link].filter(Boolean).join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: calendarKinds[kind].id }],
      ...(link && { url: link }),
    });
  }
  return calendar.toString();
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
