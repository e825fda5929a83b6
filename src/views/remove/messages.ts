import { question, upperFirst } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

/** What deleting says. */
export const removeMessages = {
  title: (name: string): Message => ({ id: question(`Hapus ${name}`), en: question(`Delete ${name}`) }),
  text: { id: 'Data yang dihapus tidak dapat dikembalikan.', en: 'This cannot be undone.' },
  undoable: {
    id: 'Penghapusan dapat diurungkan sesaat setelahnya.',
    en: 'It can be undone right afterwards.',
  },
  restored: (one: Message): Message => ({
    id: `${upperFirst(one.id)} dikembalikan`,
    en: `${upperFirst(one.en)} restored`,
  }),
  done: (one: Message): Message => ({
    id: `${upperFirst(one.id)} dihapus`,
    en: `${upperFirst(one.en)} deleted`,
  }),
  refused: (name: string): Message => ({
    id: `${name} tidak dapat dihapus`,
    en: `${name} cannot be deleted`,
  }),
  stillUsed: { id: 'Data ini masih dipakai oleh:', en: 'It is still used by:' },
  insteadHint: {
    id: 'Bila dinonaktifkan, data ini tidak lagi muncul di pilihan, tetapi tetap terbaca di tempat ia dipakai.',
    en: 'Once deactivated it is left out of pickers and stays readable where it is used.',
  },
  deactivateOnly: { id: 'Nonaktifkan saja', en: 'Deactivate instead' },
  showAll: (count: string): Message => ({ id: `Lihat semua (${count})`, en: `Show all (${count})` }),
  moreThan: (count: string): Message => ({ id: `lebih dari ${count}`, en: `more than ${count}` }),
  through: (label: string): Message => ({ id: `melalui “${label}”`, en: `through “${label}”` }),
} satisfies Record<string, unknown>;
