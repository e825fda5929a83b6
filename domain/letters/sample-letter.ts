import { partyTag } from './arrangement.ts';
import type { Arrangement } from './layouts.ts';
import { tagValuesOf } from './tag-values.ts';
import { longDate, type TagValues } from './tags.ts';

// Sample facts for previews of templates and letterheads, the same on screen and in the PDF.

export const sampleLetter = {
  kindName: 'Nota Dinas',
  to: ['Kepala Divisi Operasi dan Transaksi'],
  from: 'Direktur Operasi',
  subject: 'Contoh hal naskah',
  attachmentNote: 'Dua berkas',
  place: 'Jakarta',
  signer: { positionName: 'Direktur Operasi', personName: 'Ratna Wulandari', npp: '804511' },
  ccs: ['Direktur Utama', 'Kepala Divisi Hukum'],
  securityName: 'Biasa',
  urgencyName: 'Biasa',
  secondParty: {
    personName: 'Bagas Pranoto',
    positionName: 'Direktur',
    institution: 'PT Karya Marga Sentosa',
  },
} as const;

export const sampleBody =
  '<p>Naskah contoh ini memperlihatkan kop surat sebagaimana akan tercetak. Isi naskah yang sebenarnya mengikuti naskah yang disusun.</p>' +
  '<p>Demikian disampaikan. Atas perhatian dan kerja samanya, kami ucapkan terima kasih.</p>';

/** Begins a second page, where a letterhead says what stands above it. */
export const sampleAnnex = '<h2>Lampiran</h2><p>Halaman ini memperlihatkan kepala halaman berikutnya.</p>';

/**
 * Sample values of the tags.
 * @param scriptDate ISO date
 */
export const sampleTags = (
  scriptDate: string,
  number: string,
  paper: { letterhead: { name: string } | null; arrangement: Arrangement },
): TagValues => {
  const { to, ccs, subject, attachmentNote, urgencyName, place, signer, secondParty } = sampleLetter;
  const tags = {
    dari: signer.personName,
    jabatan: signer.positionName,
    npp: signer.npp,
    unit: 'Direktorat Operasi',
    perusahaan: paper.letterhead?.name ?? 'PT Contoh Sejahtera',
    naskah_dibalas: `Nomor ${number} tanggal ${longDate(scriptDate)}`,
  };
  const parties = partyTag({ ...paper, secondParty }, tags);
  return tagValuesOf({
    ...{ tags, to, ccs, subject, attachmentNote, urgencyName, place, scriptDate, number, parties },
  });
};
