import type { Words } from '../lib/language.ts';

// The calendar (SPEC A1 People, B6): days on which the user's work is due, begins or ends.

export type CalendarKind =
  | 'task'
  | 'disposition-in'
  | 'disposition-out'
  | 'delegation'
  | 'letter'
  | 'retention';

export const calendarKinds: Record<CalendarKind, Words> = {
  task: { id: 'Tenggat tugas', en: 'Task deadlines' },
  'disposition-in': { id: 'Disposisi masuk', en: 'Dispositions received' },
  'disposition-out': { id: 'Disposisi yang diberikan', en: 'Dispositions given' },
  delegation: { id: 'Delegasi', en: 'Delegations' },
  letter: { id: 'Tanggal naskah', en: 'Dates of letters' },
  retention: { id: 'Retensi arsip', en: 'Retention' },
};

/** Shown by default; others are optional: letter dates would bury due work. */
export const usualKinds: readonly CalendarKind[] = [
  'task',
  'disposition-in',
  'disposition-out',
  'delegation',
  'retention',
];

/** The page whose privilege a kind requires, if any. */
export const pageOfKind: Partial<Record<CalendarKind, string>> = {
  task: '/naskah-dinas/tugas',
  'disposition-in': '/naskah-dinas/tugas',
  'disposition-out': '/naskah-dinas/tugas',
  letter: '/naskah-dinas/outbox',
  retention: '/dokumen/pemberkasan',
};

/** Days (YYYY-MM-DD) are those of Western Indonesia; `lastDay` is the last one itself. */
export type CalendarEvent = {
  id: string;
  kind: CalendarKind;
  day: string;
  lastDay: string;
  title: string;
  /** The request and its requester: "Paraf, dari Kepala Divisi Operasi". */
  detail: string;
  /** Its page; null when the role has none for it, or nothing is left to do. */
  href: string | null;
  isDone: boolean;
  isLate: boolean;
};

/** GET /calendar/api/Event?from=&to=&kinds= */
export type CalendarData = {
  items: CalendarEvent[];
  /** There is more than is listed, in at least one of the kinds. */
  isCut: boolean;
};

/** Maximum days per request, inclusive. */
export const longestSpan = 100;

/** GET, POST /calendar/api/Subscription: the calendar's private feed address; `url` only once, on creation. */
export type CalendarSubscription = {
  isActive: boolean;
  createdAt: string | null;
  fetchedAt: string | null;
  url: string | null;
};
