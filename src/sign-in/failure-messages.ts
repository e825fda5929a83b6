import type { Message } from '../../lib/language.ts';

/** What the server says no with, apart from fields; it answers, so that these can be loaded then. */
export const failureMessages = {
  disturbed: {
    id: 'Layanan sedang terganggu. Coba lagi beberapa saat lagi.',
    en: 'The service is disturbed. Try again in a moment.',
  },
  tooOften: (wait: string): Message => ({
    id: `Terlalu banyak percobaan. Coba lagi ${wait}.`,
    en: `Too many attempts. Try again ${wait}.`,
  }),
  someMinutes: { id: 'beberapa menit lagi', en: 'in a few minutes' },
  seconds: (count: number): Message => ({ id: `dalam ${count} detik`, en: `in ${count} s` }),
  minutes: (count: number): Message => ({ id: `dalam ${count} menit`, en: `in ${count} min` }),
};
