import type { Message, Messages } from '../../../../lib/language.ts';

export const bulkMessages = {
  passwordMissing: { id: 'Isi kata sandi Anda.', en: 'Enter your password.' },
  chosenLetters: { id: 'Naskah yang dipilih', en: 'Selected letters' },
  outcome: { id: 'Hasil', en: 'Result' },
  succeeded: { id: 'Berhasil', en: 'Done' },
  notYet: { id: 'Belum berhasil', en: 'Not done' },
  noAnswer: { id: 'Belum dijawab server.', en: 'The server has not answered yet.' },
  read: { id: 'Baca naskah', en: 'Read the letter' },
  retryFailed: { id: 'Coba lagi yang belum berhasil', en: 'Try again those not done' },
  close: { id: 'Selesai', en: 'Close' },
  chosenTasks: { id: 'Tugas terpilih', en: 'Selected tasks' },
  initialCount: (count: number): Message => ({
    id: `Paraf ${count} naskah`,
    en: `Initial ${count} ${count === 1 ? 'letter' : 'letters'}`,
  }),
  initialChosen: { id: 'Paraf terpilih', en: 'Initial selected' },
  signCount: (count: number): Message => ({
    id: `Tanda tangani ${count} naskah`,
    en: `Sign ${count} ${count === 1 ? 'letter' : 'letters'}`,
  }),
  signChosen: { id: 'Tanda tangani terpilih', en: 'Sign selected' },
  initialAsk: (count: number): Message => ({
    id: `Paraf ${count} naskah?`,
    en: `Initial ${count} ${count === 1 ? 'letter' : 'letters'}?`,
  }),
  initialMeaning: {
    id: 'Setiap naskah diteruskan kepada pemeriksa berikutnya atau penanda tangannya.',
    en: 'Each letter goes on to its next reviewer or its signer.',
  },
  noteForAll: { id: 'Catatan untuk semua naskah', en: 'Note for all letters' },
  initial: { id: 'Beri paraf', en: 'Initial' },
  signAsk: (count: number): Message => ({
    id: `Tanda tangani ${count} naskah?`,
    en: `Sign ${count} ${count === 1 ? 'letter' : 'letters'}?`,
  }),
  signMeaning: {
    id: 'Setiap naskah akan mendapat nomornya sendiri dan dikirim kepada penerimanya, lalu tidak dapat diubah lagi.',
    en: 'Each letter gets its own number, is sent to its recipients, and can no longer be changed.',
  },
  password: { id: 'Kata sandi Anda', en: 'Your password' },
  sign: { id: 'Tanda tangani', en: 'Sign' },
  initialBegun: (count: number): Message => ({
    id: `${count} naskah sedang diparaf. Kemajuannya ada di bilah atas.`,
    en: `${count} letters are being initialled. The top bar shows how far they are.`,
  }),
  signBegun: (count: number): Message => ({
    id: `${count} naskah sedang ditandatangani. Kemajuannya ada di bilah atas.`,
    en: `${count} letters are being signed. The top bar shows how far they are.`,
  }),
  initialledAll: (count: number): Message => ({
    id: `${count} naskah diparaf`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} initialled`,
  }),
  signedAll: (count: number): Message => ({
    id: `${count} naskah ditandatangani`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} signed`,
  }),
  initialledSome: (done: number, of: number): Message => ({
    id: `${done} dari ${of} naskah diparaf`,
    en: `${done} of ${of} letters initialled`,
  }),
  signedSome: (done: number, of: number): Message => ({
    id: `${done} dari ${of} naskah ditandatangani`,
    en: `${done} of ${of} letters signed`,
  }),
} satisfies Messages;
