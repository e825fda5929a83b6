import type { Words } from '../lib/language.ts';

// The calendar (SPEC A1 People, B6): days on which something of one's work is due, begins or ends.

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

/** Shown at first; the rest at choice: the dates of letters would bury what is due. */
export const usualKinds: readonly CalendarKind[] = [
  'task',
  'disposition-in',
  'disposition-out',
  'delegation',
  'retention',
];

/** The page whose privilege a kind takes, where it takes one. */
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
  /** What it asks and of whom: "Paraf, dari Kepala Divisi Operasi". */
  detail: string;
  /** Where it is dealt with; null where the role has no page for it, or nothing is left to do. */
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

/** Days that may be asked for at once, the first and the last among them. */
export const longestSpan = 100;

/** GET, POST /calendar/api/Subscription: the calendar's private address for other programs; `url` only once, when made. */
export type CalendarSubscription = {
  isActive: boolean;
  createdAt: string | null;
  fetchedAt: string | null;
  url: string | null;
};
