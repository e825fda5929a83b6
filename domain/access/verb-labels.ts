import type { Message } from '../../lib/language.ts';
import type { Verb } from './rights.ts';

/** What each right is called where roles are edited and refused. */
export const verbLabels: Record<Verb, Message> = {
  read: { id: 'Lihat', en: 'Read' },
  create: { id: 'Tambah', en: 'Create' },
  change: { id: 'Ubah', en: 'Change' },
  delete: { id: 'Hapus', en: 'Delete' },
  import: { id: 'Impor', en: 'Import' },
  export: { id: 'Ekspor', en: 'Export' },
};
