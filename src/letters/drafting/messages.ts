import type { Message, Messages } from '../../../lib/language.ts';

/** What the drafts say. */
export const draftMessages = {
  drafts: { id: 'Draft', en: 'Drafts' },
  preparedBy: (who: string): Message => ({ id: `Disiapkan ${who}`, en: `Prepared by ${who}` }),
  duplicate: { id: 'Gandakan', en: 'Duplicate' },
  duplicateOne: (name: string): Message => ({ id: `Gandakan draft ${name}`, en: `Duplicate draft ${name}` }),
  duplicateDraft: { id: 'Gandakan draft', en: 'Duplicate the draft' },
  remove: { id: 'Hapus draft', en: 'Delete the draft' },
  removeOne: (name: string): Message => ({ id: `Hapus draft ${name}`, en: `Delete draft ${name}` }),
  actionsOf: (name: string): Message => ({
    id: `Tindakan untuk draft ${name}`,
    en: `Actions for draft ${name}`,
  }),
  chosenDrafts: { id: 'Draft terpilih', en: 'Selected drafts' },
  removeChosen: { id: 'Hapus terpilih', en: 'Delete selected' },
  selectDraft: { id: 'Pilih draft', en: 'Select the draft' },
  searchDrafts: { id: 'Cari di Draft', en: 'Search the drafts' },
  filterDrafts: { id: 'Saring draft', en: 'Filter the drafts' },
  newestFirst: { id: 'Terbaru dahulu', en: 'Newest first' },
  oldestFirst: { id: 'Terlama dahulu', en: 'Oldest first' },
  draftLetters: { id: 'Draft naskah', en: 'Draft letters' },
  none: {
    id: 'Belum ada draft. Naskah yang Anda tulis tersimpan di sini sampai dikirim.',
    en: 'No drafts yet. Letters you write are kept here until they are sent.',
  },
  selectOne: (name: string): Message => ({ id: `Pilih draft ${name}`, en: `Select draft ${name}` }),
  noKind: { id: 'Jenis belum dipilih', en: 'No type chosen yet' },
  comments: (count: number): Message => ({
    id: `${count} komentar`,
    en: `${count} ${count === 1 ? 'comment' : 'comments'}`,
  }),
  comment: { id: 'komentar', en: 'comments' },
  savedAt: { id: 'Disimpan', en: 'Saved' },
  deleted: (count: number): Message => ({
    id: `${count === 1 ? 'Draft' : `${count} draft`} dihapus`,
    en: `${count === 1 ? 'Draft' : `${count} drafts`} deleted`,
  }),
  restored: (count: number): Message => ({
    id: `${count === 1 ? 'Draft' : `${count} draft`} dikembalikan`,
    en: `${count === 1 ? 'Draft' : `${count} drafts`} restored`,
  }),
  notDone: (count: number, why: string): Message => ({
    id: `${count} draft: ${why}`,
    en: `${count} ${count === 1 ? 'draft' : 'drafts'}: ${why}`,
  }),
} satisfies Messages;
