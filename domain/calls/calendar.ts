import { z } from 'zod';
import { type CalendarKind, calendarKinds } from '../calendar.ts';
import { day, defineCall, fileOf, moment } from './define-call.ts';

const tags = ['calendar'];
const subscriptionAddress = '/calendar/api/Subscription';

/** Days are those of Western Indonesia; `lastDay` is the last one itself. */
const calendarEvent = z
  .object({
    id: z.string(),
    kind: z.enum(Object.keys(calendarKinds) as CalendarKind[]),
    day,
    lastDay: day,
    title: z.string(),
    /** The request and its requester: "Paraf, dari Kepala Divisi Operasi". */
    detail: z.string(),
    /** Its page; null when the role has none for it, or nothing is left to do. */
    href: z.string().nullable(),
    isDone: z.boolean(),
    isLate: z.boolean(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof calendarEvent>;

const calendarData = z.object({
  items: z.array(calendarEvent),
  /** There is more than is listed, in at least one of the kinds. */
  isCut: z.boolean(),
});
export type CalendarData = z.infer<typeof calendarData>;

/** The calendar's private feed address; `url` only once, on creation. */
const calendarSubscription = z
  .object({
    isActive: z.boolean(),
    createdAt: moment.nullable(),
    fetchedAt: moment.nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'CalendarSubscription' });
export type CalendarSubscription = z.infer<typeof calendarSubscription>;

/** The user's calendar, and its address for other programs (SPEC A1 People, B6). */
export const calendarCalls = {
  listEvents: defineCall({
    method: 'GET',
    path: '/calendar/api/Event',
    summary: 'Agenda antara dua hari',
    tags,
    query: z.object({ from: day, to: day, kinds: z.string().optional() }),
    answer: calendarData,
  }),
  // The address is itself a key: no API token may create or read one.
  readSubscription: defineCall({
    method: 'GET',
    path: subscriptionAddress,
    summary: 'Langganan kalender',
    tags,
    access: 'personal',
    answer: calendarSubscription,
  }),
  renewSubscription: defineCall({
    method: 'POST',
    path: subscriptionAddress,
    summary: 'Buat atau perbarui alamat kalender',
    tags,
    access: 'personal',
    answer: calendarSubscription,
  }),
  revokeSubscription: defineCall({
    method: 'DELETE',
    path: subscriptionAddress,
    summary: 'Cabut alamat kalender',
    tags,
    access: 'personal',
    answer: calendarSubscription,
  }),
  // Public for programs that know the address.
  feed: defineCall({
    method: 'GET',
    path: '/calendar/api/Feed/:file',
    summary: 'Kalender sebagai iCalendar',
    tags,
    access: 'public',
    answer: fileOf('text/calendar'),
  }),
};
export type CalendarCalls = typeof calendarCalls;
