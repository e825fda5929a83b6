import { viewMinutes } from '../../../domain/access/view-as.ts';
import type { Message, Messages } from '../../../lib/language.ts';

export const viewAsMessages = {
  start: { id: 'Lihat sebagai', en: 'View as' },
  ask: (name: string): Message => ({ id: `Lihat sebagai ${name}?`, en: `View as ${name}?` }),
  text: {
    id: `Selama paling lama ${viewMinutes} menit Anda melihat menu, halaman, dan data yang terbuka baginya, hanya untuk dibaca. Isi naskah, arsip, dan yang pribadi tetap tertutup. Awal dan akhirnya dicatat atas nama Anda.`,
    en: `For at most ${viewMinutes} minutes you see the menu, pages and data that are open to them, to read only. Letters, the archive and what is personal stay closed. Begin and end are recorded in your name.`,
  },
  otherTabs: {
    id: 'Tab Naskah lain di peramban ini ikut beralih.',
    en: 'Other tabs of Naskah in this browser change with it.',
  },
} satisfies Messages;
