import type { Messages } from '../../../lib/language.ts';

/** Loads with the inbox, so only what it needs (the rest: dialog-messages.ts). */
export const snoozeMessages = {
  snooze: { id: 'Tunda', en: 'Snooze' },
  snoozed: { id: 'Ditunda', en: 'Snoozed' },
} satisfies Messages;
