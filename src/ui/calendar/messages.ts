import type { Message } from '../../../lib/language.ts';

/** The words of any calendar. */
export const messages = {
  month: { id: 'Bulan', en: 'Month' },
  week: { id: 'Pekan', en: 'Week' },
  agenda: { id: 'Agenda', en: 'Agenda' },
  view: { id: 'Tampilan', en: 'View' },
  today: { id: 'Hari ini', en: 'Today' },
  before: {
    month: { id: 'Bulan sebelumnya', en: 'Month before' },
    agenda: { id: 'Bulan sebelumnya', en: 'Month before' },
    week: { id: 'Pekan sebelumnya', en: 'Week before' },
  },
  after: {
    month: { id: 'Bulan berikutnya', en: 'Month after' },
    agenda: { id: 'Bulan berikutnya', en: 'Month after' },
    week: { id: 'Pekan berikutnya', en: 'Week after' },
  },
  nothing: { id: 'Tidak ada agenda pada hari ini', en: 'Nothing on this day' },
  nothingInSpan: { id: 'Tidak ada agenda pada masa ini', en: 'Nothing in these days' },
  more: { id: 'lagi', en: 'more' },
  events: (count: number): Message => ({
    id: `${count} agenda`,
    en: `${count} ${count === 1 ? 'event' : 'events'}`,
  }),
  done: { id: 'Selesai', en: 'Done' },
  late: { id: 'Lewat tenggat', en: 'Overdue' },
  until: { id: 'sampai', en: 'until' },
  failed: { id: 'Agenda belum dapat dimuat', en: 'The calendar could not be loaded' },
  weekNumber: { id: 'Pekan ke', en: 'Week' },
  keys: {
    day: { id: 'Hari lain', en: 'Another day' },
    edge: { id: 'Awal atau akhir pekan', en: 'First or last day of the week' },
    page: { id: 'Bulan atau pekan lain', en: 'Another month or week' },
    open: { id: 'Agenda hari itu', en: 'What is on that day' },
  },
} as const;
