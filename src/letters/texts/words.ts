import type { Words } from '../../../lib/language.ts';

export const textWords = {
  texts: { id: 'Teks lampiran', en: 'Text of the attachments' },
  readAgainOf: (name: string): Words => ({ id: `Baca ulang ${name}`, en: `Read ${name} again` }),
  readAgain: { id: 'Baca ulang', en: 'Read again' },
  waits: { id: 'Menunggu dibaca untuk pencarian.', en: 'Waiting to be read for the search.' },
  reading: { id: 'Sedang dibaca untuk pencarian.', en: 'Being read for the search.' },
  readPages: (read: number, pages: number): Words => ({
    id: `Dibaca ${read} dari ${pages} halaman.`,
    en: `${read} of ${pages} pages read.`,
  }),
  unreadable: { id: 'Berkas ini belum dapat dibaca.', en: 'This file could not be read yet.' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
