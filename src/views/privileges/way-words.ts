import type { RoleWay } from '../../../domain/calls/permissions.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';

export const wayMessages = {
  ofRole: { id: 'Siapa yang memegang peran ini', en: 'Who has this role' },
  ofPerson: { id: 'Peran dan dari mana didapat', en: 'Roles and where they come from' },
  nobody: { id: 'Belum ada yang memegang peran ini', en: 'Nobody has this role yet' },
  nobodyText: {
    id: 'Berikan kepada orang, jabatan, atau pemetaan jabatan.',
    en: 'Give it to a person, a position or a holder.',
  },
  none: { id: 'Belum ada peran', en: 'No role yet' },
  noneText: {
    id: 'Orang ini hanya menangani naskah yang sampai ke jabatannya.',
    en: 'This person only handles the letters that come to the position.',
  },
  failed: { id: 'Daftar tidak dapat dimuat', en: 'The list could not be loaded' },
  person: { id: 'Diberikan kepada orangnya', en: 'Given to the person' },
  main: { id: 'Peran utama', en: 'Main role' },
  own: { id: 'Pilihan tersendiri', en: 'An entry of its own' },
  later: { id: 'Tidak berlaku sekarang', en: 'Not now' },
  inactive: { id: 'Peran nonaktif', en: 'Inactive role' },
  open: (what: string): Message => ({ id: `Buka ${what}`, en: `Open ${what}` }),
} satisfies Messages;

/** Which way somebody comes to a role: "Lewat jabatan Kepala Divisi Operasi". */
export function wayWords({ kind, positionName, forName }: RoleWay): string {
  const post = positionName ?? '';
  const whose = forName ?? post;
  const words: Record<RoleWay['kind'], Message> = {
    person: wayMessages.person,
    post: {
      id: `Lewat jabatan ${post}, seperti semua pemangkunya`,
      en: `With the position ${post}, as all its holders`,
    },
    holding: { id: `Lewat pemetaannya sebagai ${post}`, en: `With holding the position ${post}` },
    secretary: { id: `Sebagai sekretaris ${whose}`, en: `As secretary of ${whose}` },
    delegation: { id: `Lewat delegasi dari ${whose}`, en: `By delegation from ${whose}` },
  };
  return translate(words[kind]);
}

const formatDay = dateFormat({ dateStyle: 'medium' });

/** "sejak 1 Jan 2026 sampai 30 Nov 2026", as far as there are such days. */
export function periodWords({ from, until }: RoleWay): string {
  const parts: (Message | false)[] = [
    from !== null && { id: `sejak ${formatDay(from)}`, en: `from ${formatDay(from)}` },
    until !== null && { id: `sampai ${formatDay(until)}`, en: `until ${formatDay(until)}` },
  ];
  return parts.flatMap((part) => (part ? [translate(part)] : [])).join(' ');
}

/** Resources whose record gives the role. */
export const recordOf: Record<RoleWay['kind'], string> = {
  person: 'manajemen-user.user',
  post: 'pengaturan.jabatan',
  holding: 'pengaturan.pemetaan-jabatan',
  secretary: 'pengaturan.sekretaris',
  delegation: 'pengaturan.delegasi',
};
