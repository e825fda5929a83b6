import type { Message, Messages } from '../../../lib/language.ts';

/** Texts of what is put off. Loads with the lists, so only what they need (the rest: dialog-messages.ts). */
export const snoozeMessages = {
  snooze: { id: 'Tunda', en: 'Snooze' },
  snoozed: { id: 'Ditunda', en: 'Snoozed' },
  until: (when: string): Message => ({ id: `Ditunda sampai ${when}`, en: `Snoozed until ${when}` }),
  back: { id: 'Kembali dari ditunda', en: 'Back from snooze' },
  changed: { id: 'Berubah selagi ditunda', en: 'Changed while snoozed' },
  noneSnoozed: { id: 'Tidak ada yang ditunda.', en: 'Nothing is snoozed.' },
} satisfies Messages;
