import type { Message, Messages } from '../../../../lib/language.ts';

/** What the choice of order says. */
export const orderMessages = {
  order: { id: 'Urutan', en: 'Order' },
  change: { id: 'Ubah urutan', en: 'Change the order' },
  inUse: (name: string): Message => ({ id: `Urutan: ${name}`, en: `Order: ${name}` }),
  newest: { id: 'Terbaru', en: 'Newest first' },
  oldest: { id: 'Terlama', en: 'Oldest first' },
  due: { id: 'Tenggat terdekat', en: 'Nearest deadline' },
} satisfies Messages;
