import type { Words } from '../../lib/language.ts';

/** What the page of all settings says. */
export const words = {
  search: { id: 'Cari pengaturan', en: 'Search settings' },
  found: { id: 'Hasil pencarian', en: 'Found' },
  none: { id: 'Data tidak ditemukan', en: 'Nothing found' },
} satisfies Record<string, Words>;
