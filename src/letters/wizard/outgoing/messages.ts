import type { Message, Messages } from '../../../../lib/language.ts';

/** What is said of recipients outside. */
export const outgoingMessages = {
  title: { id: 'Penerima di luar', en: 'Recipients outside' },
  help: {
    id: 'Tercetak setelah Yth. Alamat surel dipakai saat naskah dikirim setelah ditandatangani.',
    en: 'Printed after “Yth.”. The e-mail addresses are used when the signed letter is sent.',
  },
  /** Of what parties sign: it is addressed to nobody. */
  partyHelp: {
    id: 'Pihak lain pada naskah ini. Alamat surel dipakai saat naskah dikirim setelah ditandatangani.',
    en: 'The other parties of this document. The e-mail addresses are used when the signed letter is sent.',
  },
  receivers: { id: 'Penerima di luar perusahaan', en: 'Recipients outside the company' },
  address: { id: 'Alamat tujuan', en: 'Address' },
  addressExample: {
    id: 'Misalnya Kementerian Perhubungan\nu.p. Direktur Lalu Lintas Jalan\ndi Jakarta',
    en: 'For example Kementerian Perhubungan\nu.p. Direktur Lalu Lintas Jalan\ndi Jakarta',
  },
  ccs: { id: 'Tembusan di luar perusahaan', en: 'Cc outside the company' },
  mailPlaceholder: { id: 'Alamat surel (opsional)', en: 'E-mail address (optional)' },
  mailWrong: {
    id: 'Isi alamat surel yang benar. Yang ini belum tersimpan.',
    en: 'Enter a valid e-mail address. This one is not saved yet.',
  },
  mailOf: (name: string): Message => ({ id: `Surel ${name}`, en: `E-mail of ${name}` }),
  search: {
    id: 'Cari instansi, atau ketik nama lalu Enter',
    en: 'Search institutions, or type a name and press Enter',
  },
} satisfies Messages;
