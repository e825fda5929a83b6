import type { Message, Messages } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';

export const readingMessages = {
  showPages: { id: 'Tampilkan halaman', en: 'Show pages' },
  showText: { id: 'Tampilkan teks', en: 'Show text' },
  document: { id: 'Dokumen naskah', en: 'Document of the letter' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  classification: { id: 'Klasifikasi', en: 'Classification' },
  downloadOf: (name: string): Message => ({ id: `Unduh ${name}`, en: `Download ${name}` }),
  comments: { id: 'Komentar', en: 'Comments' },
  sentInside: { id: 'Terkirim kepada penerima di dalam', en: 'Sent to the recipients inside' },
  forWhom: (name: string): Message => ({ id: `untuk ${name}`, en: `for ${name}` }),
  onBehalfOf: (name: string): Message => ({ id: `atas nama ${name}`, en: `on behalf of ${name}` }),
  /** @param day ISO date */
  signersLeft: (count: number): Message => ({
    id: `Lalu ${count} penanda tangan lagi`,
    en: count === 1 ? 'Then one more signer' : `Then ${count} more signers`,
  }),
  printedDay: (day: string): Message => ({
    id: `Bertanggal ${longDay('id', new Date(day))}, sesuai nomor yang dipesan`,
    en: `Dated ${longDay('en', new Date(day))}, as its number was booked`,
  }),
  destroyedOn: (day: string): Message => ({
    id: `Isi naskah ini dimusnahkan pada ${day} menurut jadwal retensi. Catatannya tetap disimpan.`,
    en: `The content of this letter was destroyed on ${day} under the retention schedule. Its record is kept.`,
  }),
  partsOfLetter: { id: 'Bagian naskah', en: 'Parts of the letter' },
  done: { id: 'Selesai', en: 'Done' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  now: { id: 'Sekarang', en: 'Now' },
  next: { id: 'Berikutnya', en: 'Next' },
  besideEachOther: { id: 'Bersamaan, urutan bebas', en: 'At the same time, in any order' },
  otherActions: { id: 'Tindakan lain', en: 'Other actions' },
} satisfies Messages;
