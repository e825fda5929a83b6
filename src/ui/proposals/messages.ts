import type { Message, Messages } from '../../../lib/language.ts';

/** What a proposed field says. */
export const proposalMessages = {
  proposed: { id: '(usulan)', en: '(proposed)' },
  accept: (label: string, words: string): Message => ({
    id: `Terima usulan ${label}: ${words}`,
    en: `Accept the proposed ${label}: ${words}`,
  }),
  typeOwn: (label: string): Message => ({ id: `Isi ${label} sendiri`, en: `Fill in ${label} yourself` }),
  ownWords: { id: 'Ketik sendiri', en: 'Type it' },
  reading: { id: 'Sedang dibaca', en: 'Being read' },
} satisfies Messages;
