import type { Message, Messages } from '../../../lib/language.ts';

export const cancellingMessages = {
  cancelShort: { id: 'Batalkan', en: 'Cancel' },
  cancelRegistrationTitle: {
    id: 'Batalkan pendaftaran naskah ini?',
    en: 'Cancel the registration of this letter?',
  },
  cancelTitle: { id: 'Batalkan naskah ini?', en: 'Cancel this letter?' },
  reasonMissing: { id: 'Isi alasan pembatalan.', en: 'Give the reason for cancelling.' },
  cancelRegistration: { id: 'Batalkan pendaftaran', en: 'Cancel the registration' },
  cancelLetter: { id: 'Batalkan naskah', en: 'Cancel the letter' },
  registrationCancelled: { id: 'Pendaftaran dibatalkan', en: 'Registration cancelled' },
  letterCancelled: { id: 'Naskah dibatalkan', en: 'Letter cancelled' },
  agendaNo: (number: string): Message => ({ id: `Nomor agenda ${number}`, en: `Agenda number ${number}` }),
  letterNo: (number: string): Message => ({ id: `Nomor ${number}`, en: `Number ${number}` }),
  noLonger: (number: string): Message => ({
    id: `tidak lagi ditangani dan tidak dapat ditanggapi. ${number} tetap tercatat dan tidak dipakai lagi. Penerima diberi tahu. Pembatalan tidak dapat diurungkan.`,
    en: `is no longer dealt with and cannot be answered. ${number} stays on record and is not used again. The recipients are told. Cancelling cannot be undone.`,
  }),
  notValid: (number: string): Message => ({
    id: `tidak berlaku lagi dan tidak dapat ditanggapi. ${number} tetap tercatat dan tidak dipakai lagi. Penerima diberi tahu. Pembatalan tidak dapat diurungkan.`,
    en: `is no longer valid and cannot be answered. ${number} stays on record and is not used again. The recipients are told. Cancelling cannot be undone.`,
  }),
  notSignedOn: (number: string): Message => ({
    id: `tidak dilanjutkan. ${number} tetap tercatat dan tidak dipakai lagi. Penyusun dan penanda tangan lain diberi tahu. Pembatalan tidak dapat diurungkan.`,
    en: `does not go on. ${number} stays on record and is not used again. Its drafter and the other signers are told. Cancelling cannot be undone.`,
  }),
  cancelledBy: (who: string): Message => ({ id: `Dibatalkan ${who}`, en: `Cancelled by ${who}` }),
  cancelledFor: (who: string, official: string): Message => ({
    id: `Dibatalkan ${who} atas nama ${official}`,
    en: `Cancelled by ${who} on behalf of ${official}`,
  }),
} satisfies Messages;
