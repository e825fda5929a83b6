import type { LetterDocument } from '../../../server/documents/index.ts';

/** A signed nota dinas of one page. */
export const aLetter: LetterDocument = {
  letterId: '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70',
  letterhead: {
    name: 'PT Nusantara Tol Raya (Persero)',
    address: 'Graha Nusantara Tol, Jalan Lintas Nusantara Kav. 8, Jakarta Timur 13550',
  },
  kindName: 'Nota Dinas',
  number: 'B-014/ND/NTR.OPT/OP.01.02/XI/2026',
  arrangement: 'nota',
  to: ['Direktur Operasi'],
  from: 'Kepala Divisi Operasi dan Transaksi',
  subject: 'Rencana Operasi Natal dan Tahun Baru 2026/2027',
  attachmentNote: 'Dua berkas',
  place: 'Jakarta',
  scriptDate: '2026-11-18',
  bodyHtml: '<p>Mohon arahan dan persetujuan Direktur Operasi.</p>',
  signer: {
    positionName: 'Kepala Divisi Operasi dan Transaksi',
    personName: 'Kartika Hutapea',
    npp: '804511',
    signedAt: '2026-11-18T09:20:00.000Z',
  },
  ccs: ['Direktur Utama'],
  securityName: 'Biasa',
  urgencyName: 'Segera',
  verifyUrl: 'https://naskah.example/verifikasi/7KQ2-M9XD-41PA',
};

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
