import type { Message, Messages } from '../../../lib/language.ts';

export const compareMessages = {
  title: { id: 'Bandingkan peran', en: 'Compare roles' },
  about: {
    id: 'Apa yang diberikan satu peran dan tidak diberikan yang lain.',
    en: 'What one role gives and the other does not.',
  },
  roles: { id: 'Peran', en: 'Roles' },
  first: { id: 'Peran pertama', en: 'First role' },
  second: { id: 'Peran kedua', en: 'Second role' },
  swap: { id: 'Tukar', en: 'Swap' },
  privilege: { id: 'Hak akses', en: 'Privilege' },
  showAll: { id: 'Tampilkan juga yang sama', en: 'Show what is the same too' },
  different: (count: number, all: number): Message => ({
    id: `${count} dari ${all} hak akses berbeda`,
    en: `${count} of ${all} privileges differ`,
  }),
  same: { id: 'Kedua peran memberi hak yang sama', en: 'Both roles give the same' },
  choose: { id: 'Pilih dua peran', en: 'Choose two roles' },
  chooseText: {
    id: 'Perbedaannya tampil di sini.',
    en: 'What differs between them is shown here.',
  },
  failed: { id: 'Peran tidak dapat dimuat', en: 'A role could not be loaded' },
  hidden: {
    id: 'Hak akses peran tidak terlihat oleh peran Anda.',
    en: 'Your role does not see what roles hold.',
  },
  compare: { id: 'Bandingkan', en: 'Compare' },
  compareWith: { id: 'Bandingkan dengan peran lain', en: 'Compare with another role' },
  differs: { id: 'berbeda', en: 'differs' },
} satisfies Messages;
