import type { Words } from '../../../lib/language.ts';

export const forceWords = {
  reason: { id: 'Alasan', en: 'Reason' },
  reasonMissing: { id: 'Tuliskan alasannya.', en: 'Give the reason.' },
  finish: { id: 'Selesaikan', en: 'Close' },
  titleOne: {
    id: 'Selesaikan naskah ini beserta disposisinya?',
    en: 'Close this letter with its dispositions?',
  },
  titleMany: (count: number): Words => ({
    id: `Selesaikan ${count} naskah beserta disposisinya?`,
    en: `Close ${count} letters with their dispositions?`,
  }),
  doneOne: { id: 'Naskah diselesaikan', en: 'Letter closed' },
  doneMany: (count: number): Words => ({ id: `${count} naskah diselesaikan`, en: `${count} letters closed` }),
  letters: (count: number): Words => ({ id: `${count} naskah`, en: `${count} letters` }),
  stillHas: (count: number): Words => ({
    id: `masih memiliki ${count} disposisi yang belum ditutup. Semuanya ikut ditutup, dan penerimanya diberi tahu beserta alasannya.`,
    en: `still with ${count} open ${count === 1 ? 'disposition' : 'dispositions'}. They are closed too, and their recipients are told, with the reason.`,
  }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
