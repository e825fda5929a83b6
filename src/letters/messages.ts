import type { Message, Messages } from '../../lib/language.ts';

/** Texts of all letter lists. Loads with the inbox, so only what it needs (the rest: pane-messages.ts). */
export const mailboxMessages = {
  letter: { id: 'Naskah', en: 'Letter' },
  allOf: { id: 'Semua', en: 'All' },
  select: (subject: string): Message => ({ id: `Pilih ${subject}`, en: `Select ${subject}` }),
  selectLetter: { id: 'Pilih naskah', en: 'Select the letter' },
  addLabel: { id: 'Beri label', en: 'Label' },
  backToList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  cc: { id: 'Tembusan', en: 'Cc' },
  agenda: (number: string): Message => ({ id: `Agenda ${number}`, en: `Agenda ${number}` }),
  loadMore: { id: 'Muat lagi', en: 'Load more' },
  clearFilters: { id: 'Hapus saringan', en: 'Clear the filters' },
  securityIs: (name: string): Message => ({ id: `Keamanan: ${name}`, en: `Security: ${name}` }),
  endSearch: { id: 'Akhiri pencarian', en: 'End the search' },
  offline: {
    id: 'Anda sedang luring. Ini dimuat begitu jaringan kembali.',
    en: 'You are offline. This is loaded as soon as the network is back.',
  },
  next: { id: 'Naskah berikutnya', en: 'Next letter' },
  previous: { id: 'Naskah sebelumnya', en: 'Previous letter' },
  open: { id: 'Buka naskah', en: 'Open the letter' },
  write: { id: 'Buat naskah', en: 'New letter' },
  label: { id: 'Label:', en: 'Label:' },
} satisfies Messages;
