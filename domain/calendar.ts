import type { Message } from '../lib/language.ts';

// The calendar (SPEC A1 People, B6): days on which the user's work is due, begins or ends.

export type CalendarKind =
  | 'task'
  | 'disposition-in'
  | 'disposition-out'
  | 'delegation'
  | 'letter'
  | 'retention';

export const calendarKinds: Record<CalendarKind, Message> = {
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

/** Maximum days per request, inclusive. */
export const longestSpan = 100;
