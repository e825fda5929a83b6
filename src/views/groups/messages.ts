import { formatNumber } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

export const groupMessages = {
  group: { id: 'Kelompokkan', en: 'Group' },
  by: (field: Message): Message => ({
    id: `Per ${field.id.toLowerCase()}`,
    en: `By ${field.en.toLowerCase()}`,
  }),
  month: { id: '(bulan)', en: '(month)' },
  none: { id: 'Tidak dikelompokkan', en: 'Not grouped' },
  noValue: { id: 'Tidak diisi', en: 'Not filled in' },
  more: (count: number): Message => ({
    id: `Tampilkan ${formatNumber(count)} berikutnya`,
    en: `Show ${formatNumber(count)} more`,
  }),
  cut: {
    id: 'Hanya sebagian kelompok yang ditampilkan. Persempit dengan saringan.',
    en: 'Only some of the groups are shown. Narrow the list with filters.',
  },
  tooMany: {
    id: 'Terlalu banyak data untuk dikelompokkan. Persempit dengan saringan.',
    en: 'There is too much to be grouped. Narrow the list with filters.',
  },
};
