import type { Message, Messages } from '../../../lib/language.ts';

export const compareMessages = {
  title: { id: 'Bandingkan role', en: 'Compare roles' },
  about: {
    id: 'Apa yang diberikan satu role dan tidak diberikan yang lain.',
    en: 'What one role gives and the other does not.',
  },
  roles: { id: 'Role', en: 'Roles' },
  first: { id: 'Role pertama', en: 'First role' },
  second: { id: 'Role kedua', en: 'Second role' },
  swap: { id: 'Tukar', en: 'Swap' },
  privilege: { id: 'Hak akses', en: 'Privilege' },
  showAll: { id: 'Tampilkan juga yang sama', en: 'Show what is the same too' },
  different: (count: number, all: number): Message => ({
    id: `${count} dari ${all} hak akses berbeda`,
    en: `${count} of ${all} privileges differ`,
  }),
  same: { id: 'Kedua role memberi hak yang sama', en: 'Both roles give the same' },
  choose: { id: 'Pilih dua role', en: 'Choose two roles' },
  chooseText: {
    id: 'Perbedaannya tampil di sini.',
    en: 'What differs between them is shown here.',
  },
  failed: { id: 'Role tidak dapat dimuat', en: 'A role could not be loaded' },
  hidden: {
    id: 'Hak akses role tidak terlihat oleh peran Anda.',
    en: 'Your role does not see what roles hold.',
  },
  compare: { id: 'Bandingkan', en: 'Compare' },
  compareWith: { id: 'Bandingkan dengan role lain', en: 'Compare with another role' },
  differs: { id: 'berbeda', en: 'differs' },
} satisfies Messages;
