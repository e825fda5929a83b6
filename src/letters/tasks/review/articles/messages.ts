import type { Message, Messages } from '../../../../../lib/language.ts';

/** What is said of a contract's articles beside the master data's. */
export const articleMessages = {
  title: { id: 'Pasal kontrak', en: 'Articles of the contract' },
  loading: { id: 'Membandingkan pasal', en: 'Comparing the articles' },
  notLoaded: {
    id: 'Pasalnya tidak dapat dibandingkan.',
    en: 'The articles could not be compared.',
  },
  none: { id: 'Teks ini belum memuat pasal.', en: 'This text has no articles yet.' },
  uploaded: {
    id: 'Dokumen yang diunggah tidak dapat dibandingkan.',
    en: 'An uploaded document cannot be compared.',
  },
  stated: (names: string): Message => ({
    id: `Ada menurut penyusun: ${names}`,
    en: `There, as the drafter says: ${names}`,
  }),
  missing: (names: string): Message => ({
    id: `Pasal wajib belum ada: ${names}`,
    en: `Required articles missing: ${names}`,
  }),
  all: (count: number): Message => ({
    id: `${count} pasal, semuanya sesuai template`,
    en: `${count} articles, all as in the templates`,
  }),
  some: (count: number, told: string): Message => ({
    id: `${count} pasal: ${told}`,
    en: `${count} articles: ${told}`,
  }),
  asTemplate: (count: number): Message => ({
    id: `${count} sesuai template`,
    en: `${count} as in the template`,
  }),
  changedOnes: (count: number): Message => ({ id: `${count} diubah`, en: `${count} changed` }),
  ownOnes: (count: number): Message => ({ id: `${count} di luar template`, en: `${count} of no template` }),
  article: (no: number, title: string): Message => ({
    id: `Pasal ${no} ${title}`.trim(),
    en: `Article ${no} ${title}`.trim(),
  }),
  changed: { id: 'Diubah', en: 'Changed' },
  own: { id: 'Di luar template', en: 'No template' },
  /** Begins with what the button shows. */
  showDifference: (name: string): Message => ({
    id: `Diubah: perbedaan ${name} dari template`,
    en: `Changed: how ${name} differs from its template`,
  }),
  differs: {
    id: 'Yang dicoret berasal dari template yang berlaku hari ini, yang digarisbawahi dari kontrak ini.',
    en: 'Struck out: the template in use today. Underlined: this contract.',
  },
} satisfies Messages;
