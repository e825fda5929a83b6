import { formatNumber } from '../../../../lib/formats.ts';
import type { Message } from '../../../../lib/language.ts';

export const partsMessages = {
  add: { id: 'Tambah baris', en: 'Add a row' },
  full: (most: number): Message => ({
    id: `Paling banyak ${formatNumber(most)} baris`,
    en: `At most ${formatNumber(most)} rows`,
  }),
  none: { id: 'Belum ada baris', en: 'No rows yet' },
  total: { id: 'Jumlah', en: 'Total' },
  totalOf: (label: Message): Message => ({
    id: `Jumlah ${label.id.toLowerCase()}`,
    en: `Total ${label.en.toLowerCase()}`,
  }),
  row: (place: number): Message => ({ id: `Baris ${place}`, en: `Row ${place}` }),
  move: (place: number): Message => ({
    id: `Pindahkan baris ${place}: seret, atau Alt dengan panah`,
    en: `Move row ${place}: drag, or Alt with arrows`,
  }),
  remove: (place: number): Message => ({ id: `Hapus baris ${place}`, en: `Delete row ${place}` }),
  removed: (name: string): Message => ({
    id: name ? `“${name}” dihapus.` : 'Satu baris dihapus.',
    en: name ? `“${name}” deleted.` : 'A row was deleted.',
  }),
  moved: (place: number, count: number): Message => ({
    id: `Dipindahkan ke baris ${place} dari ${count}.`,
    en: `Moved to row ${place} of ${count}.`,
  }),
  others: (count: number): Message => ({
    id: `Lihat ${formatNumber(count)} lainnya`,
    en: `Show ${formatNumber(count)} more`,
  }),
  tools: { id: 'Tindakan', en: 'Actions' },
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
