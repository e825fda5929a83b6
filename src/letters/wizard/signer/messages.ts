import type { Message, Messages } from '../../../../lib/language.ts';

/** What is asked of who signs. */
export const signerMessages = {
  number: { id: 'Nomor', en: 'Number' },
  numberHint: {
    id: 'Nomor yang telah dipesan untuk unit ini dapat dipakai.',
    en: 'A number booked for this unit can be used.',
  },
  notBefore: (day: string): Message => ({
    id: `Nomor ini dipesan untuk ${day}. Naskah baru dapat ditandatangani pada hari itu.`,
    en: `This number is booked for ${day}. The letter can be signed on that day and not before.`,
  }),
  numberWrong: {
    id: 'Nomor pesanan ini tidak dapat dipakai untuk naskah ini.',
    en: 'This booked number cannot be used for this letter.',
  },
  nextNumber: { id: 'Nomor berikutnya saat ditandatangani', en: 'Next number, on signing' },
  bookedNumber: { id: 'Nomor pesanan', en: 'Booked number' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  mandateGone: {
    id: 'Mandat yang dipilih tidak berlaku lagi. Pilih kembali.',
    en: 'The chosen mandate is no longer valid. Choose again.',
  },
  printed: { id: 'Tercetak:', en: 'Printed:' },
  ownPost: { id: 'Atas nama jabatan sendiri', en: "In the name of one's own post" },
  sender: { id: 'Penanda tangan', en: 'Signer' },
  cosigners: { id: 'Penanda tangan berikutnya', en: 'Further signers' },
  cosignersHint: {
    id: 'Menandatangani secara elektronik sesudah penanda tangan pertama, menurut urutan ini. Pihak luar menandatangani di kertas.',
    en: 'They sign electronically after the first signer, in this order. Parties outside sign on paper.',
  },
  advice: { id: 'Anjuran penanda tangan', en: 'Advice on the signer' },
  signerNoun: { id: 'penanda tangan', en: 'signer' },
  nameOf: (name: string): Message => ({
    id: `Atas nama siapa ${name} menandatangani`,
    en: `In whose name ${name} signs`,
  }),
  showName: { id: 'Tampilkan nama penanda tangan', en: "Show the signer's name" },
  byDirectors: {
    id: 'Sub jenis ini ditandatangani direksi, atau satu jenjang di bawahnya atas mandat (a.n.).',
    en: 'This subtype is signed by directors, or by the level below on their mandate (a.n.).',
  },
  director: { id: 'direksi', en: 'director' },
  divisionHead: { id: 'kepala divisi', en: 'head of division' },
  manager: { id: 'manajer', en: 'manager' },
  assistantManager: { id: 'asisten manajer', en: 'assistant manager' },
  staff: { id: 'pelaksana', en: 'staff' },
  lowest: (level: number, name: string): Message => ({
    id: `Paling rendah jenjang ${level} (${name}), atau satu di bawahnya atas mandat (a.n.).`,
    en: `Level ${level} (${name}) at the lowest, or the level below on a mandate (a.n.).`,
  }),
  signsSelf: {
    id: 'Yang menandatangani naskah, bila perlu',
    en: 'Who signs the letter, if need be',
  },
  forSuperior: {
    id: 'atasannya. Nomor terbit saat itu, tidak sebelumnya.',
    en: 'their superior. The number is issued then, not before.',
  },
} satisfies Messages;
