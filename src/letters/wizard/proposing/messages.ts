import type { Message, Messages } from '../../../../lib/language.ts';

export const proposingMessages = {
  recentKinds: { id: 'Terakhir Anda pakai', en: 'Used last' },
  usualKinds: { id: 'Paling sering dipakai', en: 'Used most' },
  otherKinds: { id: 'Sub jenis naskah', en: 'Letter subtype' },
  fromOrganisation: { id: 'Diusulkan dari susunan organisasi.', en: 'Proposed from the organisation.' },
  offerChain: (name: string): Message => ({
    id: `Usulkan rantai untuk ${name}`,
    en: `Propose the chain for ${name}`,
  }),
  asLastTime: (day: string): Message => ({
    id: `Diusulkan: sama dengan naskah sejenis Anda ${day}.`,
    en: `Proposed: as in your letter of this kind of ${day}.`,
  }),
} satisfies Messages;
