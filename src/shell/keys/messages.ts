import type { Messages } from '../../../lib/language.ts';

/** What shell/keys says. */
export const keyMessages = {
  thisList: { id: 'Daftar tombol pintas', en: 'List of shortcuts' },
  onThisPage: { id: 'Tombol di halaman ini', en: 'Keys on this page' },
  undoWhile: { id: 'Urungkan, selama ditawarkan', en: 'Undo, while it is offered' },
  palette: { id: 'Cari dan perintah', en: 'Search and commands' },
  singleKeys: { id: 'Pakai tombol satu huruf di perangkat ini', en: 'Use single-letter keys on this device' },
} satisfies Messages;
