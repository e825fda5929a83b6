import type { Message } from '../../lib/language.ts';

/** Texts of the sign-in and of all forms before the app. */
export const signInMessages = {
  title: { id: 'Masuk · Naskah', en: 'Sign in · Naskah' },
  wanted: {
    name: { id: 'Isi NPP atau surel Anda.', en: 'Enter your staff number or e-mail.' },
    password: { id: 'Isi kata sandi Anda.', en: 'Enter your password.' },
    code: { id: 'Isi kode verifikasi.', en: 'Enter the verification code.' },
  },
  checking: { id: 'Memeriksa…', en: 'Checking…' },
  wrong: {
    id: 'NPP, surel, atau kata sandi tidak cocok.',
    en: 'The staff number, e-mail or password is not right.',
  },
  noApp: {
    id: 'Naskah belum dapat dimuat. Periksa sambungan Anda, lalu muat ulang halaman ini.',
    en: 'Naskah could not be loaded. Check your connection, then reload this page.',
  },
  again: { id: 'Naskah belum dapat dimuat. Coba lagi', en: 'Naskah could not be loaded. Try again' },
  show: { id: 'Tampilkan kata sandi', en: 'Show the password' },
  hide: { id: 'Sembunyikan kata sandi', en: 'Hide the password' },
  unreachable: {
    id: 'Layanan tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
    en: 'The service cannot be reached. Check your connection, then try again.',
  },
  offline: {
    id: 'Anda sedang luring. Sambungkan perangkat ke jaringan, lalu coba lagi.',
    en: 'You are offline. Connect the device to a network, then try again.',
  },
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
