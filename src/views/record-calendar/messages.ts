import type { Message } from '../../../lib/language.ts';

export const recordCalendarMessages = {
  failed: { id: 'Kalender belum dapat dimuat', en: 'The calendar could not be loaded' },
  cut: {
    id: 'Sebagian data tidak ditampilkan karena terlalu banyak. Persempit dengan saringan.',
    en: 'Not everything is shown, since it is too much. Narrow it with filters.',
  },
  move: (name: string): Message => ({
    id: `Pindahkan ${name} ke hari lain`,
    en: `Move ${name} to another day`,
  }),
  moveTitle: { id: 'Pindahkan ke hari apa?', en: 'Move to which day?' },
  moveNow: { id: 'Pindahkan', en: 'Move' },
  moved: (name: string, day: string): Message => ({
    id: `${name} dipindahkan ke ${day}`,
    en: `${name} moved to ${day}`,
  }),
  back: { id: 'Dikembalikan ke hari semula', en: 'Back on its day' },
};
