import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import { type ArchiveState, archiveLife, archiveStates } from '../archive/archive-life.ts';
import { isSigned, letterLife, letterStates, type SignedState } from '../letters/letter-life.ts';
import type { MovedKind, ReportFrequency, ReportName } from './report.ts';

// What reports say: apart from their pages, which the first screen loads.

/** What a report counts, in a word. */
export const countedMessages: Record<ReportName, Message> = {
  'naskah-masuk': { id: 'Naskah', en: 'Letters' },
  'naskah-keluar': { id: 'Naskah', en: 'Letters' },
  'naskah-dinas': { id: 'Naskah', en: 'Letters' },
  arsip: { id: 'Arsip', en: 'Items' },
};

/** An entry's state: open or closed at receivers, the letter's at senders; an item's stage. */
export type ReportState = 'open' | 'closed' | SignedState | ArchiveState;

/** Label and tone of each. */
export const reportStateChips: Record<ReportState, { label: Message; tone: Tone }> = {
  open: { label: { id: 'Open', en: 'Open' }, tone: 'warn' },
  closed: { label: { id: 'Closed', en: 'Closed' }, tone: 'ok' },
  sent: letterLife.sent,
  cancelled: letterLife.cancelled,
  ...archiveLife,
};

const choicesOf = (states: readonly ReportState[]) =>
  states.map((value) => ({ value, label: reportStateChips[value].label }));

const signedStates = choicesOf(letterStates.filter(isSigned));

export const reportStates: Record<ReportName, { value: ReportState; label: Message }[]> = {
  'naskah-masuk': choicesOf(['open', 'closed']),
  'naskah-keluar': signedStates,
  'naskah-dinas': signedStates,
  arsip: choicesOf(archiveStates),
};

export const measuredTimes: Record<ReportName, Message | null> = {
  arsip: null,
  'naskah-masuk': { id: 'Waktu tanggap', en: 'Response time' },
  'naskah-keluar': { id: 'Waktu penyelesaian', en: 'Time to complete' },
  'naskah-dinas': { id: 'Waktu penyelesaian', en: 'Time to complete' },
};

export const measuredFrom: Record<ReportName, Message | null> = {
  arsip: null,
  'naskah-masuk': {
    id: 'sampai didisposisi, dijawab, atau selesai',
    en: 'until given on, answered or closed',
  },
  'naskah-keluar': { id: 'konsep sampai ditandatangani', en: 'from draft to signature' },
  'naskah-dinas': { id: 'konsep sampai ditandatangani', en: 'from draft to signature' },
};

/** Null where a report has none. */
export const lateMessages: Record<ReportName, Message | null> = {
  'naskah-masuk': { id: 'Disposisi terlambat', en: 'Overdue dispositions' },
  'naskah-keluar': null,
  'naskah-dinas': { id: 'Disposisi terlambat', en: 'Overdue dispositions' },
  arsip: { id: 'Arsip jatuh tempo', en: 'Items past their time' },
};

export const movedMessages: Record<MovedKind, Message> = {
  transfer: { id: 'Dipindahkan', en: 'Transferred' },
  destroy: { id: 'Dimusnahkan', en: 'Destroyed' },
  permanent: { id: 'Diserahkan', en: 'Handed over' },
};

export const reportFrequencies: { value: ReportFrequency; label: Message; text: Message }[] = [
  {
    value: 'weekly',
    label: { id: 'Setiap minggu', en: 'Every week' },
    text: { id: 'Senin pagi, tentang minggu sebelumnya', en: 'Monday morning, on the week before' },
  },
  {
    value: 'monthly',
    label: { id: 'Setiap bulan', en: 'Every month' },
    text: { id: 'Tanggal 1, tentang bulan sebelumnya', en: 'On the 1st, on the month before' },
  },
];
