import type { Words } from '../../../../lib/language.ts';

/** What the bar over selected letters says. */
export const bulkWords = {
  chosenLetters: { id: 'Naskah terpilih', en: 'Selected letters' },
  allShown: (count: number): Words => ({ id: `Semua yang tampil (${count})`, en: `All shown (${count})` }),
  markRead: { id: 'Tandai dibaca', en: 'Mark as read' },
  markUnread: { id: 'Tandai belum dibaca', en: 'Mark as unread' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  finish: { id: 'Selesaikan', en: 'Close' },
  theChosen: (verb: string): Words => ({ id: `${verb}: yang terpilih`, en: `${verb}: the selected ones` }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
