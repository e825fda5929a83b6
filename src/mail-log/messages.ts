import type { Message, Messages } from '../../lib/language.ts';

/** What mail-log says. */
export const mailMessages = {
  title: { id: 'Surel Sistem', en: 'System e-mail' },
  about: {
    id: 'Surel yang ditulis Naskah. Tanpa server surel, semuanya disimpan di sini.',
    en: 'E-mail written by Naskah. Without a mail server, all of it is kept here.',
  },
  state: { id: 'Keadaan', en: 'State' },
  failed: { id: 'Surel belum dapat dimuat', en: 'The e-mail could not be loaded' },
  none: { id: 'Tidak ada surel', en: 'No e-mail' },
  subject: { id: 'Hal', en: 'Subject' },
  to: { id: 'Kepada', en: 'To' },
  written: { id: 'Ditulis', en: 'Written' },
  failures: { id: 'Kegagalan', en: 'Failures' },
  tries: (count: number): Message => ({
    id: `${count} kali dicoba`,
    en: `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  }),
  attachment: { id: 'Lampiran', en: 'Attachment' },
  contentFailed: { id: 'Isi surel belum dapat dimuat.', en: 'The e-mail’s content could not be loaded.' },
} satisfies Messages;
