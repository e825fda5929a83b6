import type { Message } from '../../lib/language.ts';

/** Texts of the rarely used forms. */
export const formMessages = {
  titles: {
    reset: { id: 'Lupa kata sandi · Naskah', en: 'Forgotten password · Naskah' },
    fresh: { id: 'Kata sandi baru · Naskah', en: 'New password · Naskah' },
    first: { id: 'Siapkan Naskah', en: 'Set up Naskah' },
  },
  sending: { id: 'Mengirim…', en: 'Sending…' },
  saving: { id: 'Menyimpan…', en: 'Saving…' },
  making: { id: 'Membuat…', en: 'Making it…' },
  wanted: {
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
  strong: { id: 'Kata sandi ini kuat.', en: 'This password is strong.' },
  lacks: (what: string): Message => ({ id: `Belum ada: ${what}.`, en: `Still missing: ${what}.` }),
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
};
