import type { Message, Messages } from '../../../lib/language.ts';

export const incomingMessages = {
  sender: { id: 'Pengirim', en: 'Sender' },
  number: (number: string): Message => ({ id: `Nomor ${number}`, en: `Number ${number}` }),
  agendaNumber: { id: 'Nomor agenda', en: 'Agenda number' },
  received: { id: 'Diterima', en: 'Received' },
  registeredBy: (name: string): Message => ({ id: `Didaftarkan ${name}`, en: `Registered by ${name}` }),
  place: { id: 'Tempat naskah asli', en: 'Place of the original' },
  notFilled: { id: 'Belum diisi', en: 'Not filled in yet' },
  changePlace: { id: 'Ubah tempat', en: 'Change the place' },
  placeChanged: { id: 'Tempat naskah asli diubah', en: 'Place of the original changed' },
  justChanged: {
    id: 'Naskah ini baru saja berubah. Periksa kembali tempatnya, lalu simpan lagi.',
    en: 'This letter has just changed. Check its place, then save again.',
  },
  placeField: { id: 'Tempat', en: 'Place' },
  placeMissing: { id: 'Isi tempat naskah asli disimpan.', en: 'Enter where the original is kept.' },
  cupboard: { id: 'Lemari', en: 'Cupboard' },
  box: { id: 'Boks', en: 'Box' },
  noScan: { id: 'Pindaian naskah belum diunggah.', en: 'The scan of the letter has not been uploaded yet.' },
  scanOf: (subject: string): Message => ({ id: `Pindaian ${subject}`, en: `Scan of ${subject}` }),
} satisfies Messages;
