import type { Message } from '../../lib/language.ts';
import { trimSlashes } from './paths.ts';
import { rightsOf } from './rights.ts';

type Powers = { canSign: boolean; canReview: boolean; canDispose: boolean };
type Deed = { is: (opens: (path: string) => boolean, powers: Powers) => boolean; label: Message };

/** What one can do with a role in a post, the daily first. */
const deeds = {
  write: {
    is: (opens) => opens('naskah-dinas/buat-naskah'),
    label: { id: 'menyusun', en: 'write' },
  },
  review: {
    is: (opens, { canReview }) => canReview && opens('naskah-dinas/tugas'),
    label: { id: 'memeriksa', en: 'review' },
  },
  sign: {
    is: (opens, { canSign }) => canSign && opens('naskah-dinas/tugas'),
    label: { id: 'menandatangani', en: 'sign' },
  },
  dispose: {
    is: (opens, { canDispose }) => canDispose && opens('naskah-dinas/inbox'),
    label: { id: 'mendisposisi', en: 'give dispositions' },
  },
  receive: {
    is: (opens) => opens('naskah-dinas/inbox'),
    label: { id: 'menerima naskah', en: 'receive letters' },
  },
  archive: {
    is: (opens) => ['dokumen/pemberkasan', 'dokumen/arsip-aktif'].some(opens),
    label: { id: 'mengarsipkan', en: 'file in the archive' },
  },
  users: {
    is: (opens) => opens('manajemen-user/user'),
    label: { id: 'mengelola pengguna', en: 'manage users' },
  },
  settings: {
    is: (opens) => ['master-data/unit-organisasi', 'pengaturan/pemetaan-jabatan'].some(opens),
    label: { id: 'mengatur data dan organisasi', en: 'keep data and organisation' },
  },
} satisfies Record<string, Deed>;

export const deedNames = Object.keys(deeds) as [DeedName, ...DeedName[]];
export type DeedName = keyof typeof deeds;

export const deedLabel = (name: DeedName): Message => deeds[name].label;

/** @param lists the privileges of the roles that are given with the post */
export function whatRolesDo(lists: readonly (readonly string[])[], powers: Powers): DeedName[] {
  const rights = rightsOf(lists.flat());
  const opens = (path: string): boolean => rights.get(trimSlashes(path))?.verbs.has('read') === true;
  return deedNames.filter((name) => (deeds[name] as Deed).is(opens, powers));
}
