import type { Messages } from '../../../lib/language.ts';

/** What shell/layout says. */
export const frameMessages = {
  loadingApp: { id: 'Memuat Naskah', en: 'Loading Naskah' },
  loading: { id: 'Memuat', en: 'Loading' },
  home: { id: 'Beranda', en: 'Home' },
  tasks: { id: 'Tugas', en: 'Tasks' },
  inbox: { id: 'Masuk', en: 'Inbox' },
  archive: { id: 'Arsip', en: 'Archive' },
  bottomMenu: { id: 'Menu bawah', en: 'Bottom menu' },
  others: { id: 'Lainnya', en: 'More' },
  toContent: { id: 'Langsung ke isi', en: 'Skip to content' },
  helpdesk: { id: 'Helpdesk', en: 'Helpdesk' },
  faqCentre: { id: 'Pusat tanya jawab', en: 'Questions and answers' },
  brandHome: { id: 'Naskah, ke beranda', en: 'Naskah, to home' },
  write: { id: 'Buat naskah', en: 'New letter' },
  openMenu: { id: 'Buka menu', en: 'Open the menu' },
  minimise: { id: 'Ciutkan menu', en: 'Collapse the menu' },
  unfold: { id: 'Bentangkan menu', en: 'Expand the menu' },
  faq: { id: 'Tanya jawab', en: 'Questions and answers' },
  calendar: { id: 'Kalender', en: 'Calendar' },
} satisfies Messages;
