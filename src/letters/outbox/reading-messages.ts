import type { Message, Messages } from '../../../lib/language.ts';

export const outboxReadingMessages = {
  duplicate: { id: 'Gandakan', en: 'Duplicate' },
  sent: { id: 'Terkirim', en: 'Sent' },
  journey: { id: 'Perjalanan', en: 'Journey' },
  mend: { id: 'Perbaiki naskah', en: 'Revise the letter' },
  edit: { id: 'Ubah naskah', en: 'Edit the letter' },
  seal: { id: 'Buka tugas', en: 'Open the task' },
  where: { id: 'Posisi naskah', en: 'Where the letter is' },
  chain: { id: 'Rantai paraf', en: 'Chain of initials' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  forwardedTo: { id: 'Diteruskan kepada', en: 'Forwarded to' },
  haveRead: (title: string, read: number, of: number): Message => ({
    id: `${title}, ${read} dari ${of} membaca`,
    en: `${title}, ${read} of ${of} have read it`,
  }),
  from: (name: string): Message => ({ id: `dari ${name}`, en: `from ${name}` }),
  via: (name: string): Message => ({ id: `lewat ${name}`, en: `through ${name}` }),
  unread: { id: 'Belum dibaca', en: 'Not read yet' },
  readBy: (name: string, when: string): Message => ({
    id: `Dibaca ${name}, ${when}`,
    en: `Read by ${name}, ${when}`,
  }),
  readByFor: (name: string, official: string, when: string): Message => ({
    id: `Dibaca ${name} atas nama ${official}, ${when}`,
    en: `Read by ${name} on behalf of ${official}, ${when}`,
  }),
} satisfies Messages;
