import type { Message } from '../../../../lib/language.ts';

export const maskMessages = {
  replace: { id: 'Ganti', en: 'Replace' },
  open: { id: 'Buka', en: 'Open' },
  hide: { id: 'Tutup', en: 'Hide' },
  title: (label: string): Message => ({ id: `Buka ${label}`, en: `Open ${label}` }),
  told: {
    id: 'Tampil satu menit. Nama Anda dan alasannya dicatat di riwayat data ini.',
    en: 'Shown for a minute. Your name and the reason are kept in this record’s history.',
  },
};
