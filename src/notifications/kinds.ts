import type { Words } from '../../resources/declare.ts';

/** What notifications are about, by the `modul` that the server gives them (SPEC A3); the archive says two. */
export const kinds: { value: string; label: Words }[] = [
  { value: 'naskah-dinas', label: { id: 'Naskah dinas', en: 'Letters' } },
  { value: 'dokumen,arsip', label: { id: 'Arsip', en: 'Archive' } },
  { value: 'pengaturan', label: { id: 'Jabatan dan delegasi', en: 'Posts and delegations' } },
  { value: 'bantuan', label: { id: 'Bantuan', en: 'Help' } },
];

/** What a notification is about, in words; undefined for a kind we do not know. */
export const kindOf = (modul: string | null): Words | undefined =>
  kinds.find(({ value }) => value.split(',').includes(modul ?? ''))?.label;
