import type { Message } from '../../lib/language.ts';

/** Texts of the page behind the links of a mail that asks for a paraf. */
export const mailedReviewMessages = {
  title: { id: 'Paraf naskah · Naskah', en: 'Initial a letter · Naskah' },
  by: (name: string, post: string): Message => ({
    id: `Disusun ${name}, ${post}.`,
    en: `Drafted by ${name}, ${post}.`,
  }),
  signedBy: (name: string): Message => ({ id: `Akan ditandatangani ${name}.`, en: `${name} is to sign it.` }),
  text: { id: 'Isi naskah', en: 'Text of the letter' },
  noText: { id: 'Isinya berupa berkas. Bukalah di Naskah.', en: 'Its text is a file. Open it in Naskah.' },
  showPages: { id: 'Tampilkan halaman', en: 'Show pages' },
  showText: { id: 'Tampilkan teks', en: 'Show text' },
  noPages: {
    id: 'Halamannya belum dapat dimuat. Ini teksnya.',
    en: 'Its pages could not be loaded. This is its text.',
  },
  session: (name: string): Message => ({
    id: `Kata sandi saja tidak cukup untuk memutuskan. ${name} masuk dulu ke Naskah, lalu kembali ke sini.`,
    en: `A password alone does not suffice to decide. ${name} signs in to Naskah first, and comes back here.`,
  }),
  signIn: { id: 'Masuk untuk memutuskan', en: 'Sign in to decide' },
  signInElse: (name: string): Message => ({
    id: `Keluar dan masuk sebagai ${name}`,
    en: `Sign out and in as ${name}`,
  }),
  leaving: { id: 'Membuka…', en: 'Opening…' },
  attachments: (titles: string): Message => ({ id: `Lampiran: ${titles}`, en: `Attachments: ${titles}` }),
  note: { id: 'Catatan untuk penyusun', en: 'Note for the drafter' },
  noteMissing: { id: 'Tuliskan apa yang perlu diperbaiki.', en: 'Write what needs correcting.' },
  password: (name: string): Message => ({ id: `Kata sandi ${name}`, en: `Password of ${name}` }),
  passwordMissing: { id: 'Isi kata sandi.', en: 'Enter a password.' },
  forElse: (name: string): Message => ({
    id: `Tautan ini untuk ${name}, bukan akun yang sedang masuk di sini.`,
    en: `This link is for ${name}, not the account that is signed in here.`,
  }),
  asYou: (name: string): Message => ({
    id: `Anda sudah masuk sebagai ${name}.`,
    en: `You are signed in as ${name}.`,
  }),
  initial: { id: 'Beri paraf', en: 'Initial it' },
  giveBack: { id: 'Kembalikan', en: 'Return it' },
  toInitial: { id: 'Beri paraf saja', en: 'Initial it instead' },
  sending: { id: 'Mengirim…', en: 'Sending…' },
  open: { id: 'Buka di Naskah', en: 'Open in Naskah' },
  closed: { id: 'Tautan ini tidak dapat dipakai lagi', en: 'This link can no longer be used' },
  tryAgain: {
    id: 'Naskahnya belum dapat dimuat. Coba lagi.',
    en: 'The letter could not be loaded. Try again.',
  },
  notSent: { id: 'Belum terkirim. Coba lagi.', en: 'Not sent yet. Try again.' },
  initialled: { id: 'Paraf diberikan', en: 'Initials given' },
  returned: { id: 'Naskah dikembalikan', en: 'Letter returned' },
  at: (time: string): Message => ({ id: `Pukul ${time}.`, en: `At ${time}.` }),
};
