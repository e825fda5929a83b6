import type { Message, Messages } from '../../../lib/language.ts';

/** What the list of sent letters says. */
export const outboxMessages = {
  sent: { id: 'Terkirim', en: 'Sent' },
  searchSent: { id: 'Cari di Terkirim', en: 'Search the sent letters' },
  filterSent: { id: 'Saring Terkirim', en: 'Filter the sent letters' },
  sentLetters: { id: 'Naskah terkirim', en: 'Sent letters' },
  filterByProgress: { id: 'Saring menurut proses', en: 'Filter by progress' },
  underWay: { id: 'Dalam proses', en: 'Under way' },
  completed: { id: 'Selesai', en: 'Completed' },
  none: {
    id: 'Belum ada naskah yang dikirim dari jabatan ini.',
    en: 'No letters have been sent from this post yet.',
  },
  chooseToSee: { id: 'Pilih naskah untuk melihat keadaannya.', en: 'Choose a letter to see where it is.' },
  noReceivers: { id: 'Belum ada penerima', en: 'No recipients yet' },
  andMore: (first: string, count: number): Message => ({
    id: `${first} dan ${count} lagi`,
    en: `${first} and ${count} more`,
  }),
} satisfies Messages;
