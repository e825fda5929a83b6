import type { Message, Messages } from '../../lib/language.ts';

/** What the viewer of files says. */
export const viewerMessages = {
  opening: { id: 'Membuka dokumen', en: 'Opening the document' },
  broken: {
    id: 'Dokumen ini tidak dapat ditampilkan. Unduh untuk membukanya.',
    en: 'It cannot be shown. Download it.',
  },
  failed: { id: 'Dokumen tidak dapat dibuka.', en: 'The file could not be opened.' },
  tools: { id: 'Alat dokumen', en: 'Document tools' },
  thumbs: { id: 'Halaman kecil', en: 'Page thumbnails' },
  showThumbs: { id: 'Tampilkan halaman kecil', en: 'Show thumbnails' },
  hideThumbs: { id: 'Sembunyikan halaman kecil', en: 'Hide thumbnails' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  previousFile: { id: 'Berkas sebelumnya', en: 'Previous file' },
  nextFile: { id: 'Berkas berikutnya', en: 'Next file' },
  place: (at: number, count: number): Message => ({ id: `${at} dari ${count}`, en: `${at} of ${count}` }),
  page: { id: 'Halaman', en: 'Page' },
  of: (count: number): Message => ({ id: `dari ${count}`, en: `of ${count}` }),
  toPage: (number: number): Message => ({ id: `Ke halaman ${number}`, en: `To page ${number}` }),
  smaller: { id: 'Perkecil', en: 'Smaller' },
  larger: { id: 'Perbesar', en: 'Larger' },
  fit: { id: 'Pas lebar', en: 'Fit the width' },
  noPreview: {
    id: 'Jenis dokumen ini dibuka di komputer Anda.',
    en: 'This kind of file is opened on your computer.',
  },
} satisfies Messages;
