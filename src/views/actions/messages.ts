import type { Message } from '../../../lib/language.ts';

export const actingMessages = {
  done: (label: Message, count: number): Message => ({
    id: `Selesai: ${label.id}${count > 1 ? ` (${count} data)` : ''}`,
    en: `Done: ${label.en}${count > 1 ? ` (${count} records)` : ''}`,
  }),
};
