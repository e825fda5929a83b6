import type { Message, Messages } from '../../../lib/language.ts';

/** What is said of a letter that came back. */
export const returnedMessages = {
  withdrawnBy: (name: string, when: string): Message => ({
    id: `Ditarik kembali oleh ${name} · ${when}`,
    en: `Withdrawn by ${name} · ${when}`,
  }),
  returnedBy: (name: string, when: string): Message => ({
    id: `Dikembalikan oleh ${name} · ${when}`,
    en: `Returned by ${name} · ${when}`,
  }),
  nameFor: (name: string, official: string): Message => ({
    id: `${name} atas nama ${official}`,
    en: `${name} on behalf of ${official}`,
  }),
} satisfies Messages;
