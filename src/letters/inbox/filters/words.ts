import type { Words } from '../../../../lib/language.ts';

/** What narrows the inbox and the sent letters. */
export const filterWords = {
  label: { id: 'Label', en: 'Label' },
  read: { id: 'Dibaca', en: 'Read' },
  isUnread: { id: 'Belum dibaca', en: 'Unread' },
  isRead: { id: 'Sudah dibaca', en: 'Read' },
  receivedAs: { id: 'Diterima sebagai', en: 'Received as' },
  receiver: { id: 'Penerima', en: 'Recipient' },
  forwarded: { id: 'Diteruskan', en: 'Forwarded' },
  urgency: { id: 'Urgensi', en: 'Urgency' },
  security: { id: 'Keamanan', en: 'Security' },
  kind: { id: 'Jenis naskah', en: 'Letter type' },
  subKind: { id: 'Sub jenis', en: 'Subtype' },
  senderUnit: { id: 'Unit pengirim', en: 'Sending unit' },
  since: { id: 'Diterima sejak', en: 'Received from' },
  until: { id: 'Diterima sampai', en: 'Received until' },
  state: { id: 'Keadaan', en: 'State' },
  inUse: { id: 'Saringan yang dipakai', en: 'Filters in use' },
  clearOne: (name: string): Words => ({ id: `Hapus saringan ${name}`, en: `Clear the filter ${name}` }),
  apply: { id: 'Terapkan', en: 'Apply' },
  empty: { id: 'Kosongkan', en: 'Clear' },
  openChoices: { id: 'Buka pilihan', en: 'Open the choices' },
  closeChoices: { id: 'Tutup pilihan', en: 'Close the choices' },
  cc: { id: 'Tembusan', en: 'Cc' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
