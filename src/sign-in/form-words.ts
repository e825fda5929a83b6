import type { Words } from '../../resources/declare.ts';

/** What the forms before the app say while they are used. */
export const formWords = {
  titles: {
    signIn: { id: 'Masuk · Naskah', en: 'Sign in · Naskah' },
    reset: { id: 'Lupa kata sandi · Naskah', en: 'Forgotten password · Naskah' },
    fresh: { id: 'Kata sandi baru · Naskah', en: 'New password · Naskah' },
    first: { id: 'Siapkan Naskah', en: 'Set up Naskah' },
  },
  checking: { id: 'Memeriksa…', en: 'Checking…' },
  sending: { id: 'Mengirim…', en: 'Sending…' },
  saving: { id: 'Menyimpan…', en: 'Saving…' },
  making: { id: 'Membuat…', en: 'Making it…' },
  wanted: {
    name: { id: 'Isi NPP atau surel Anda.', en: 'Enter your staff number or e-mail.' },
    password: { id: 'Isi kata sandi Anda.', en: 'Enter your password.' },
    code: { id: 'Isi kode verifikasi.', en: 'Enter the verification code.' },
    email: { id: 'Isi surel Anda.', en: 'Enter your e-mail.' },
    wholeEmail: {
      id: 'Tulis surel lengkap, misalnya nama@perusahaan.co.id.',
      en: 'Write the whole e-mail address, such as name@company.co.id.',
    },
    fresh: { id: 'Isi kata sandi baru.', en: 'Enter a new password.' },
    terminal: { id: 'Isi kode dari terminal server.', en: 'Enter the code from the server’s terminal.' },
    companyName: { id: 'Isi nama perusahaan.', en: 'Enter the company’s name.' },
    companyCode: { id: 'Isi kode perusahaan.', en: 'Enter the company’s code.' },
    personName: { id: 'Isi nama Anda.', en: 'Enter your name.' },
    npp: { id: 'Isi NPP Anda.', en: 'Enter your staff number.' },
  },
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
  strong: { id: 'Kata sandi ini kuat.', en: 'This password is strong.' },
  lacks: (what: string): Words => ({ id: `Belum ada: ${what}.`, en: `Still missing: ${what}.` }),
  /** SPEC A5 gives the Indonesian word for word. */
  resetSent: {
    id: 'Permintaan Ganti Password berhasil dikirimkan ke email Anda',
    en: 'The request to change your password was sent to your e-mail',
  },
  resetNotSent: {
    id: 'Permintaan Ganti Password gagal terkirim',
    en: 'The request to change your password could not be sent',
  },
  saved: { id: 'Kata sandi diganti. Silakan masuk.', en: 'Your password was changed. Please sign in.' },
  notSaved: {
    id: 'Kata sandi belum dapat diganti. Minta tautan baru, lalu coba lagi.',
    en: 'The password could not be changed. Ask for a new link, then try again.',
  },
  made: {
    id: 'Administrator pertama dibuat. Silakan masuk.',
    en: 'The first administrator was made. Please sign in.',
  },
  notMade: {
    id: 'Administrator belum dapat dibuat. Coba lagi.',
    en: 'The administrator could not be made. Try again.',
  },
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
  tooOften: (wait: string): Words => ({
    id: `Terlalu banyak percobaan. Coba lagi ${wait}.`,
    en: `Too many attempts. Try again ${wait}.`,
  }),
  someMinutes: { id: 'beberapa menit lagi', en: 'in a few minutes' },
  seconds: (count: number): Words => ({ id: `dalam ${count} detik`, en: `in ${count} s` }),
  minutes: (count: number): Words => ({ id: `dalam ${count} menit`, en: `in ${count} min` }),
};
