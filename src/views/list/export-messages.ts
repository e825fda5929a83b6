import { formatNumber } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';

const number = formatNumber;

export const exportMessages = {
  csv: { id: 'Unduh CSV', en: 'Download CSV' },
  xlsx: { id: 'Unduh XLSX', en: 'Download XLSX' },
  pdf: { id: 'Cetak PDF', en: 'Print as PDF' },
  report: { id: 'Buat laporan', en: 'Make a report' },
  rows: { id: 'Baris', en: 'Rows' },
  ofChosen: (count: number): Message => ({
    id: `${number(count)} yang dipilih`,
    en: `The ${number(count)} selected`,
  }),
  ofAll: { id: 'Semua yang cocok', en: 'All that match' },
  shown: { id: 'Kolom yang tampil', en: 'Columns in sight' },
  all: { id: 'Semua kolom', en: 'All columns' },
  /** Of one that runs; `bytes` have arrived. */
  stop: (bytes: number): Message => ({
    id: bytes > 0 ? `Batalkan unduhan (${formatSize(bytes)})` : 'Menyiapkan unduhan',
    en: bytes > 0 ? `Cancel download (${formatSize(bytes)})` : 'Preparing download',
  }),
  done: (count: number): Message => ({
    id: `${number(count)} baris diunduh`,
    en: `${number(count)} rows downloaded`,
  }),
} satisfies Record<string, unknown>;
