import type { Words } from '../../../lib/language.ts';

export const sortWords = {
  sort: { id: 'Urutkan', en: 'Sort' },
  sortedBy: (label: string): Words => ({ id: `Urutkan: ${label}`, en: `Sort: ${label}` }),
  by: { id: 'Menurut', en: 'By' },
  direction: { id: 'Arah', en: 'Direction' },
} satisfies Record<string, Words | ((label: string) => Words)>;
