import { formatNumber } from '../../lib/formats.ts';
import type { Message, Messages } from '../../lib/language.ts';

export const settingsMessages = {
  search: { id: 'Cari pengaturan, isian, atau isinya', en: 'Search settings, fields or what is in them' },
  inside: { id: 'Data di dalamnya', en: 'Records in them' },
  none: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  clear: { id: 'Hapus pencarian', en: 'Clear the search' },
  everywhere: { id: 'Cari di seluruh Naskah', en: 'Search all of Naskah' },
  keys: {
    id: 'Panah memilih, Enter membuka, Esc kembali ke daftar lengkap.',
    en: 'Arrows choose, Enter opens, Esc goes back to the whole list.',
  },
  changed: (day: string): Message => ({ id: `Diubah ${day}`, en: `Changed ${day}` }),
  offline: { id: 'Tidak tersedia saat luring', en: 'Not available offline' },
  failed: { id: 'Isinya belum dapat dicari', en: 'What is in them cannot be searched now' },
  yours: (count: number): Message => ({
    id: `${formatNumber(count)} menunggu Anda`,
    en: `${formatNumber(count)} waiting for you`,
  }),
  broken: (count: number): Message => ({
    id: `${formatNumber(count)} gagal`,
    en: `${formatNumber(count)} failed`,
  }),
} satisfies Messages;
