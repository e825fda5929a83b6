import type { AbsenceScope, ProposedDelegate } from '../../../domain/calls/absence.ts';
import type { Message, Messages } from '../../../lib/language.ts';

export const absenceMessages = {
  none: {
    id: 'Anda di tempat. Umumkan sebelum cuti atau dinas, agar pekerjaan jabatan Anda tidak menunggu.',
    en: 'You are at work. Announce it before leave or travel, so that the work of your post does not wait.',
  },
  notHere: {
    id: 'Hanya pemangku jabatan yang mengumumkannya. Pakai peran utama Anda.',
    en: 'Only the holder of a post announces this. Use your main role.',
  },
  announce: { id: 'Umumkan tidak di tempat', en: 'Announce absence' },
  announceDo: { id: 'Umumkan', en: 'Announce' },
  period: (from: string, to: string): Message => ({ id: `${from} sampai ${to}`, en: `${from} to ${to}` }),
  to: (name: string, post: string): Message => ({
    id: `${post}, didelegasikan kepada ${name}`,
    en: `${post}, delegated to ${name}`,
  }),
  now: { id: 'Sedang berlaku', en: 'Now' },
  coming: { id: 'Akan berlaku', en: 'Coming' },
  end: { id: 'Akhiri', en: 'End' },
  cancel: { id: 'Batalkan', en: 'Cancel it' },
  askEnd: { id: 'Akhiri tidak di tempat?', en: 'End your absence?' },
  askEndText: (name: string): Message => ({
    id: `Delegasi kepada ${name} berakhir sekarang juga. Ia diberi tahu.`,
    en: `The delegation to ${name} ends at once. They are told.`,
  }),
  ended: { id: 'Anda kembali di tempat', en: 'You are back at work' },
  announced: (name: string): Message => ({
    id: `Diumumkan, didelegasikan kepada ${name}`,
    en: `Announced, delegated to ${name}`,
  }),
  from: { id: 'Mulai', en: 'From' },
  until: { id: 'Sampai, termasuk hari itu', en: 'To, inclusive' },
  delegate: { id: 'Didelegasikan kepada', en: 'Delegated to' },
  delegateHint: {
    id: 'Usulan menurut susunan organisasi. Ketik untuk mencari orang lain.',
    en: 'Proposed from the organisation. Type to find somebody else.',
  },
  scopes: { id: 'Yang didelegasikan', en: 'What is delegated' },
  signing: {
    id: 'Tanda tangan tidak didelegasikan dari sini: itu memerlukan keputusan, lewat administrator.',
    en: 'Signing is not delegated here: it takes a decree, by an administrator.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: {
    id: 'Hanya dilihat Anda, penerima delegasi, dan pengelola delegasi.',
    en: 'Seen by you, the delegate and those who manage delegations.',
  },
} satisfies Messages;

export const scopeMessages: Record<AbsenceScope, Message> = {
  baca: { id: 'Membaca', en: 'Read' },
  disposisi: { id: 'Mendisposisi', en: 'Dispose' },
  periksa: { id: 'Memeriksa', en: 'Review' },
};

export const whyMessages: Record<ProposedDelegate['why'], Message> = {
  before: { id: 'Pernah menerima delegasi', en: 'Delegate before' },
  secretary: { id: 'Sekretaris', en: 'Secretary' },
  deputy: { id: 'Langsung di bawah Anda', en: 'Directly below you' },
  colleague: { id: 'Setingkat', en: 'Colleagues' },
};
