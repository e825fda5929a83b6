import type { Message, Messages } from '../../../lib/language.ts';

export const forwardMessages = {
  title: { id: 'Teruskan naskah kepada siapa?', en: 'Forward the letter to whom?' },
  forward: { id: 'Teruskan', en: 'Forward' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  searchPeople: { id: 'Cari nama atau jabatan', en: 'Search name or post' },
  missing: { id: 'Pilih paling sedikit satu penerima.', en: 'Choose at least one recipient.' },
  confirmFirst: {
    id: 'Pastikan setiap penerima memang perlu membacanya.',
    en: 'Make sure that every recipient needs to read it.',
  },
  confirm: { id: 'Setiap penerima memang perlu membacanya', en: 'Every recipient needs to read it' },
  isClassified: (name: string): Message => ({
    id: `Naskah ini berklasifikasi ${name}. Setiap penerima akan dapat membuka isinya.`,
    en: `This letter is classified ${name}. Every recipient will be able to open it.`,
  }),
  done: (names: string): Message => ({
    id: `Naskah diteruskan kepada ${names}`,
    en: `Letter forwarded to ${names}`,
  }),
  doneSome: (names: string, already: string): Message => ({
    id: `Naskah diteruskan kepada ${names}. Sudah memilikinya: ${already}.`,
    en: `Letter forwarded to ${names}. Have it already: ${already}.`,
  }),
} satisfies Messages;
