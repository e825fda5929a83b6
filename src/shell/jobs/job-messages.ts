import { formatNumber } from '../../../lib/formats.ts';

/** The words of long work in the top bar. */
export const jobMessages = {
  title: { id: 'Pekerjaan', en: 'Work' },
  running: (count: number) => ({ id: `${count} pekerjaan berjalan`, en: `${count} running` }),
  finished: { id: 'Pekerjaan selesai', en: 'Work has ended' },
  import: { title: { id: 'Impor', en: 'Import' } },
  text: { title: { id: 'Membaca teks lampiran', en: 'Reading attachments' } },
  sign: { title: { id: 'Menandatangani', en: 'Signing' } },
  review: { title: { id: 'Memeriksa', en: 'Reviewing' } },
  rows: (done: number, total: number) => ({
    id: `${formatNumber(done)} dari ${formatNumber(total)} baris`,
    en: `${formatNumber(done)} of ${formatNumber(total)} rows`,
  }),
  letters: (done: number, total: number) => ({
    id: `${done} dari ${total} naskah`,
    en: `${done} of ${total} letters`,
  }),
  files: (total: number) => ({ id: `${total} berkas`, en: `${total} files` }),
  cancel: { id: 'Batalkan', en: 'Cancel' },
  ended: {
    running: { id: '', en: '' },
    done: { id: 'Selesai', en: 'Done' },
    failed: { id: 'Tidak selesai', en: 'Not finished' },
  },
} as const;

export const statesOf = {
  running: { id: 'Berjalan', en: 'Running' },
  done: { id: 'Selesai', en: 'Done' },
  failed: { id: 'Tidak selesai', en: 'Not finished' },
} as const;
