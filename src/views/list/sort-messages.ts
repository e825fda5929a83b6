import type { Message, Messages } from '../../../lib/language.ts';

export const sortMessages = {
  sort: { id: 'Urutkan', en: 'Sort' },
  sortedBy: (label: string): Message => ({ id: `Urutkan: ${label}`, en: `Sort: ${label}` }),
  by: { id: 'Menurut', en: 'By' },
  direction: { id: 'Arah', en: 'Direction' },
} satisfies Messages;
