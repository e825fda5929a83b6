import type { Messages } from '../../../lib/language.ts';

export const commentMessages = {
  notReplaceable: {
    id: 'Teks ini tidak dapat diganti: sudah berubah, lebih dari satu paragraf, atau terisi sendiri. Tulis sebagai komentar.',
    en: 'This text cannot be replaced: it has changed, spans paragraphs, or fills itself. Write a comment instead.',
  },
  textChanged: {
    id: 'Teks yang disarankan sudah berubah, sehingga sarannya tidak dapat diterima. Ubah teksnya sendiri, lalu tolak saran ini.',
    en: 'The text of this suggestion has changed since, so it cannot be accepted. Change the text yourself, then reject it.',
  },
  textFixed: {
    id: 'Teks naskah ini tidak dapat diubah sekarang. Saran dapat diterima atau ditolak setelah naskah kembali kepada penyusun.',
    en: 'The text of this letter cannot be changed now. Suggestions can be accepted or rejected once it is back with its drafter.',
  },
  deleted: { id: 'Komentar ini sudah dihapus.', en: 'This comment is deleted.' },
  noSuggestion: { id: 'Komentar ini bukan saran.', en: 'This comment is no suggestion.' },
  accepted: { id: 'Saran ini sudah diterima.', en: 'This suggestion is already accepted.' },
  rejected: { id: 'Saran ini sudah ditolak.', en: 'This suggestion is already rejected.' },
  decideIt: {
    id: 'Ini saran: terima atau tolak.',
    en: 'This is a suggestion: accept or reject it.',
  },
} satisfies Messages;
