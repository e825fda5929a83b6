import type { Words } from '../../../resources/declare.ts';

/** What shell/layout says. */
export const frameWords = {
  loadingApp: { id: 'Memuat Naskah', en: 'Loading Naskah' },
  loading: { id: 'Memuat', en: 'Loading' },
  home: { id: 'Beranda', en: 'Home' },
  tasks: { id: 'Tugas', en: 'Tasks' },
  inbox: { id: 'Masuk', en: 'Inbox' },
  archive: { id: 'Arsip', en: 'Archive' },
  bottomMenu: { id: 'Menu bawah', en: 'Bottom menu' },
  others: { id: 'Lainnya', en: 'More' },
  toContent: { id: 'Langsung ke isi', en: 'Skip to content' },
  help: { id: 'Bantuan', en: 'Help' },
  faqCentre: { id: 'Pusat tanya jawab', en: 'Questions and answers' },
  offline: {
    id: 'Anda sedang luring. Perubahan disimpan di perangkat ini.',
    en: 'You are offline. Changes are kept on this device.',
  },
  unreachable: {
    id: 'Layanan belum dapat dihubungi. Perubahan disimpan di perangkat ini.',
    en: 'The service cannot be reached. Changes are kept on this device.',
  },
  brandHome: { id: 'Naskah, ke beranda', en: 'Naskah, to home' },
  write: { id: 'Buat naskah', en: 'New letter' },
  openMenu: { id: 'Buka menu', en: 'Open the menu' },
  minimise: { id: 'Ciutkan menu', en: 'Collapse the menu' },
  unfold: { id: 'Bentangkan menu', en: 'Expand the menu' },
  faq: { id: 'Tanya jawab', en: 'Questions and answers' },
  calendar: { id: 'Kalender', en: 'Calendar' },
  waiting: (count: number): Words => ({
    id: `${count} perubahan menunggu dikirim.`,
    en: `${count} ${count === 1 ? 'change waits' : 'changes wait'} to be sent.`,
  }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
