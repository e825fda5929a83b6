import type { Message, Messages } from '../../../lib/language.ts';

export const placeMessages = {
  whereNow: { id: 'Posisi naskah sekarang', en: 'Where the letter is now' },
  nowWith: { id: 'Sekarang pada', en: 'Now with' },
  waitsForOther: { id: 'Menunggu penunjukan orang lain', en: 'Waiting for another person to be named' },
  vacant: { id: 'Jabatan kosong', en: 'Vacant post' },
  namesFormer: (name: string): Message => ({
    id: `Naskah menyebut ${name}, yang tidak lagi memangku jabatan ini.`,
    en: `The letter names ${name}, who no longer holds this post.`,
  }),
  namesHeldBy: (name: string, held: string): Message => ({
    id: `Naskah menyebut ${name}, kini dipangku ${held}.`,
    en: `The letter names ${name}; ${held} holds the post now.`,
  }),
  andOthers: (name: string, others: number): Message => ({
    id: `${name} dan ${others} lainnya`,
    en: `${name} and ${others} ${others === 1 ? 'other' : 'others'}`,
  }),
  atOnce: { id: 'Bersamaan', en: 'At the same time' },
  waitsFor: { id: 'Menunggu', en: 'Waiting for' },
  sealOfProvider: { id: 'Segel dari penyedia', en: 'The seal of its provider' },
  nextTry: { id: 'Dicoba lagi', en: 'Next try' },
  since: { id: 'Sejak', en: 'Since' },
  next: { id: 'Berikutnya', en: 'Next' },
  nudge: { id: 'Ingatkan', en: 'Remind' },
  changeReviewers: { id: 'Ubah pemeriksa', en: 'Change reviewers' },
  withdraw: { id: 'Tarik kembali', en: 'Withdraw' },
  nudged: (when: string): Message => ({
    id: `Sudah diingatkan. Dapat diingatkan lagi mulai ${when}.`,
    en: `Already reminded. Can be reminded again from ${when}.`,
  }),
  late: (left: string): Message => ({ id: `Terlambat, ${left}`, en: `Late, ${left}` }),
  target: { id: 'Tenggat', en: 'Deadline' },
  signs: (name: string): Message => ({ id: `${name} (tanda tangan)`, en: `${name} (signature)` }),
  nudgeTitle: (name: string): Message => ({ id: `Ingatkan ${name}?`, en: `Remind ${name}?` }),
  message: { id: 'Pesan', en: 'Message' },
  nudgeDone: (name: string): Message => ({ id: `${name} sudah diingatkan`, en: `${name} has been reminded` }),
  withdrawTitle: { id: 'Tarik kembali naskah ini?', en: 'Withdraw this letter?' },
  reasonMissing: {
    id: 'Isi alasan agar pemeriksa tahu mengapa naskah ditarik.',
    en: 'Give the reason, so that the reviewers know why it was withdrawn.',
  },
  withdrawn: {
    id: 'Naskah ditarik kembali dan dapat diperbaiki',
    en: 'Letter withdrawn; it can be revised now',
  },
  nudgeText: (name: string): Message => ({
    id: `${name}, beserta sekretarisnya, menerima pemberitahuan tentang`,
    en: `${name}, with the secretary, are notified about`,
  }),
  nudgePause: {
    id: '. Setelah itu, pengingat berikutnya dapat dikirim empat jam kemudian.',
    en: '. The next reminder can be sent four hours later.',
  },
  backToDraft: { id: 'kembali ke Draft untuk diperbaiki.', en: 'goes back to Draft to be revised.' },
  initialsStay: (count: number): Message => ({
    id: `${count} paraf yang sudah diberikan tetap berlaku.`,
    en: `${count === 1 ? 'The initials already given stay' : `${count} initials already given stay`} valid.`,
  }),
  isTold: (name: string): Message => ({
    id: `${name} diberi tahu beserta alasannya.`,
    en: `${name} is told, with the reason.`,
  }),
  holder: { id: 'Pemegang naskah', en: 'Who has the letter' },
  with: (name: string): Message => ({ id: `Pada ${name}`, en: `With ${name}` }),
  nextSigner: (name: string, since: string): Message => ({
    id: `Menunggu penanda tangan berikutnya, ${name}, ${since}`,
    en: `Awaits its next signer, ${name}, ${since}`,
  }),
  signedBy: (name: string): Message => ({ id: `Ditandatangani ${name}`, en: `Signed by ${name}` }),
  withSince: (name: string, since: string): Message => ({
    id: `Pada ${name}, ${since}`,
    en: `With ${name}, ${since}`,
  }),
  otherReviewers: {
    id: 'Pilih pemeriksa lain, atau minta pengelola menetapkan pejabat atau delegasi untuk jabatan ini.',
    en: 'Choose other reviewers, or ask an administrator to appoint an official or a delegate to this post.',
  },
  otherReviewersSecret: {
    id: 'Pilih pemeriksa lain. Naskah Sangat Rahasia hanya terbuka bagi orang yang disebut namanya.',
    en: 'Choose other reviewers. A Sangat Rahasia letter is open only to the persons it names.',
  },
  otherSigner: {
    id: 'Tarik kembali naskah untuk memilih penanda tangan lain, atau minta pengelola menetapkan pejabat atau delegasi untuk jabatan ini.',
    en: 'Withdraw the letter to choose another signer, or ask an administrator to appoint an official or a delegate to this post.',
  },
  otherSignerSecret: {
    id: 'Tarik kembali naskah untuk memilih penanda tangan lain. Naskah Sangat Rahasia hanya terbuka bagi orang yang disebut namanya.',
    en: 'Withdraw the letter to choose another signer. A Sangat Rahasia letter is open only to the persons it names.',
  },
} satisfies Messages;
