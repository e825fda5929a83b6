import type { Message } from '../../lib/language.ts';

/** Texts of an invitation, and of a given password. */
export const invitationMessages = {
  title: { id: 'Undangan · Naskah', en: 'Invitation · Naskah' },
  head: (name: string): Message => ({ id: `Selamat datang, ${name}`, en: `Welcome, ${name}` }),
  lead: (email: string, until: string): Message => ({
    id: `Buat kata sandi Anda untuk masuk sebagai ${email}. Undangan ini berlaku sampai ${until}.`,
    en: `Choose your password to sign in as ${email}. This invitation is valid until ${until}.`,
  }),
  closed: { id: 'Undangan ini tidak dapat dipakai', en: 'This invitation cannot be used' },
  unknown: {
    id: 'Bukalah lagi dari surelnya, atau mintalah undangan baru kepada administrator.',
    en: 'Open it again from the mail, or ask an administrator for a new one.',
  },
  toSignIn: { id: 'Ke halaman masuk', en: 'To sign-in' },
  made: { id: 'Kata sandi dibuat. Silakan masuk.', en: 'Your password was made. Please sign in.' },
  notMade: {
    id: 'Kata sandi belum dapat dibuat. Coba lagi.',
    en: 'The password could not be made. Try again.',
  },
  own: {
    title: { id: 'Kata sandi Anda · Naskah', en: 'Your password · Naskah' },
    head: { id: 'Buat kata sandi Anda sendiri', en: 'Choose a password of your own' },
    lead: {
      id: 'Kata sandi yang baru Anda pakai diberikan administrator. Gantilah sekali ini, lalu Anda masuk.',
      en: 'An administrator gave you the password you just used. Change it this once, and you are in.',
    },
    other: { id: 'Masuk dengan akun lain', en: 'Sign in with another account' },
  },
};
