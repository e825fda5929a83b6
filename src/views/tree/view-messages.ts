import type { Message } from '../../../lib/language.ts';

/** The names of a list's views; apart from the tree's own messages, since every list has them. */
export const viewMessages = {
  changeView: { id: 'Ganti tampilan', en: 'Change the view' },
  view: { id: 'Tampilan', en: 'View' },
  list: { id: 'Daftar', en: 'List' },
  tree: { id: 'Pohon', en: 'Tree' },
  board: { id: 'Papan', en: 'Board' },
  cards: { id: 'Kartu', en: 'Cards' },
  gallery: { id: 'Galeri', en: 'Gallery' },
  calendar: { id: 'Kalender', en: 'Calendar' },
} satisfies Record<string, Message>;
