import type { Words } from '../../../lib/language.ts';

/** What the record of openings says. */
export const openingWords = {
  openings: { id: 'Catatan pembukaan', en: 'Record of openings' },
  waiting: { id: 'Memuat…', en: 'Loading…' },
  none: { id: 'Belum ada yang membuka.', en: 'Nobody has opened it yet.' },
  older: { id: 'Tampilkan yang lebih lama', en: 'Show older ones' },
  onBehalfOf: (name: string): Words => ({ id: `, atas nama ${name}`, en: `, on behalf of ${name}` }),
  timesThatDay: (times: number): Words => ({
    id: `, ${times} kali hari itu`,
    en: `, ${times} ${times === 1 ? 'time' : 'times'} that day`,
  }),
  unmarked: { id: ', tanpa tanda air', en: ', without a watermark' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
