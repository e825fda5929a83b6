import type { Message, Messages } from '../../../lib/language.ts';

export const duplicateMessages = {
  leftOut: (names: string): Message => ({
    id: `Tidak lagi menjabat, jadi tidak ikut: ${names}.`,
    en: `No longer in office, so left out: ${names}.`,
  }),
  filesLeftOut: {
    id: 'Lampirannya tidak ikut: hanya penyusun dan penanda tangan naskah yang dapat membawanya.',
    en: 'Its attachments were left out: only the drafter and the sender of the letter can bring them along.',
  },
  done: (parts: string): Message => ({
    id: `Naskah digandakan. Yang disalin: ${parts}.`,
    en: `Letter duplicated. What was copied: ${parts}.`,
  }),
  asNew: {
    id: 'Nomor tidak ikut dan tanggalnya hari ini; sesuaikan hal dan isinya.',
    en: 'It has no number and is dated today; adjust its subject and text.',
  },
  kind: { id: 'jenis', en: 'type' },
  receivers: { id: 'penerima', en: 'recipients' },
  ccs: { id: 'tembusan', en: 'ccs' },
  signer: { id: 'penanda tangan', en: 'signer' },
  reviewers: { id: 'pemeriksa', en: 'reviewers' },
  text: { id: 'isi', en: 'text' },
  files: (count: number): Message => ({
    id: `${count} lampiran`,
    en: `${count} ${count === 1 ? 'attachment' : 'attachments'}`,
  }),
} satisfies Messages;
