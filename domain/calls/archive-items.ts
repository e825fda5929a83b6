import { z } from 'zod';
import { note, reason, typedText } from '../../lib/body-parts.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { archive } from '../../resources/dokumen/arsip.ts';
import { archiveLimits } from '../archive/archive-detail.ts';
import { depositStates, newArchive } from '../archive/archive-life.ts';
import { loanStates } from '../archive/loans.ts';
import { mostTextCharacters } from '../recognised-text.ts';
import {
  archiveDetail,
  archiveText,
  inspectedFile,
  lentPaper,
  uploadProposals,
} from './archive-item-shapes.ts';
import { defineCall, fileOf, listQuery, pageOf } from './define-call.ts';
import { recordOf } from './records.ts';

const tags = ['arsip'];
const base = '/arsip/api/Archive';

const uploadId = z.uuid(fault({ id: 'Isi dengan id unggahan.', en: 'Enter the id of an upload.' }));
const fileTitle = typedText().max(300, { error: () => tooLong(300) });

const newFile = z.strictObject({ uploadId, title: fileTitle.nullish(), note });
export type NewArchiveFile = z.output<typeof newFile>;
const newVersion = z.strictObject({ uploadId, note });
export type NewArchiveVersion = z.output<typeof newVersion>;

const fileOrder = z.strictObject({
  fileIds: z
    .array(z.uuid(fault({ id: 'Isi dengan id dokumen.', en: 'Enter the id of a document.' })))
    .min(1, fault({ id: 'Sertakan dokumennya.', en: 'Give the documents.' }))
    .max(archiveLimits.files),
});
export type FileOrder = z.output<typeof fileOrder>;

const relation = z.strictObject({
  letterId: z.uuid(fault({ id: 'Pilih naskahnya.', en: 'Choose the letter.' })),
});
export type LetterRelation = z.output<typeof relation>;

const classChange = z.strictObject({
  securityId: z.uuid(fault({ id: 'Pilih kelas keamanannya.', en: 'Choose the security class.' })),
  reason,
});
export type ClassChange = z.output<typeof classChange>;

const newLoan = z.strictObject({
  borrowerId: z.uuid(fault({ id: 'Pilih peminjam.', en: 'Choose who borrows it.' })),
  dueDate: z.iso.date(fault({ id: 'Isi tanggal kembali.', en: 'Enter the date of return.' })),
  note,
});
export type NewLoan = z.output<typeof newLoan>;
const loanReturn = z.strictObject({ note });
export type LoanReturn = z.output<typeof loanReturn>;

const textCorrection = z.strictObject({
  /** Null takes the correction back. */
  text: typedText({ error: noText })
    .min(1, fault({ id: 'Isi teksnya.', en: 'Enter the text.' }))
    .max(mostTextCharacters, { error: () => tooLong(mostTextCharacters) })
    .refine((text) => !text.includes('\u0000'), { error: notStorable })
    .nullable(),
  /** Of the correction that was seen; null where there was none. */
  correctedAt: z.iso
    .datetime(fault({ id: 'Sertakan koreksi yang dibaca.', en: 'Give the correction that was read.' }))
    .nullable(),
});
export type TextCorrection = z.output<typeof textCorrection>;

const newDeposit = z.strictObject({
  record: z.record(
    z.string(),
    z.unknown(),
    fault({ id: 'Isi data arsip.', en: 'Enter the data of the item.' }),
  ),
  /** Where it is kept. */
  status: z
    .enum(depositStates, fault({ id: 'Pilih aktif atau inaktif.', en: 'Choose active or inactive.' }))
    .default(newArchive),
  files: z
    .array(
      z.strictObject({ uploadId, title: fileTitle.default('') }),
      fault({ id: 'Sertakan dokumennya.', en: 'Give the documents.' }),
    )
    .min(1, fault({ id: 'Sertakan paling sedikit satu dokumen.', en: 'Give at least one document.' }))
    .max(
      archiveLimits.files,
      fault({
        id: `Paling banyak ${archiveLimits.files} dokumen.`,
        en: `At most ${archiveLimits.files} documents.`,
      }),
    )
    .refine(
      (all) => new Set(all.map(({ uploadId }) => uploadId)).size === all.length,
      fault({ id: 'Dokumen yang sama dua kali.', en: 'The same document twice.' }),
    ),
});
export type Deposit = z.output<typeof newDeposit>;

/** An archive item's files, loans, letters and labels (SPEC B4, B7). */
export const archiveItemCalls = {
  detail: defineCall({
    method: 'GET',
    path: `${base}/:id/detail`,
    summary: 'Berkas, naskah, dan peminjaman arsip',
    tags,
    answer: archiveDetail,
  }),
  readFile: defineCall({
    method: 'GET',
    path: `${base}/:id/files/:fileId`,
    summary: 'Satu berkas arsip',
    tags,
    query: z.object({ download: z.string().optional() }),
    answer: fileOf(),
  }),
  inspect: defineCall({
    method: 'POST',
    path: `${base}/inspect`,
    summary: 'Isi berkas yang diunggah',
    tags,
    body: z.strictObject({ uploadId }),
    answer: inspectedFile,
  }),
  scanProposals: defineCall({
    method: 'GET',
    path: `${base}/scan-proposals`,
    summary: 'Usulan isian dari berkas yang diunggah',
    tags,
    query: z.object({ uploadId: z.string() }),
    answer: uploadProposals,
  }),
  deposit: defineCall({
    method: 'POST',
    path: `${base}/deposit`,
    summary: 'Simpan arsip beserta berkasnya',
    tags,
    body: newDeposit,
    answer: recordOf(archive),
  }),
  addFile: defineCall({
    method: 'POST',
    path: `${base}/:id/files`,
    summary: 'Tambah dokumen',
    tags,
    body: newFile,
    answer: archiveDetail,
  }),
  orderFiles: defineCall({
    method: 'PUT',
    path: `${base}/:id/files/order`,
    summary: 'Urutkan berkas',
    tags,
    body: fileOrder,
    answer: archiveDetail,
  }),
  addVersion: defineCall({
    method: 'POST',
    path: `${base}/:id/files/:fileId/versions`,
    summary: 'Versi baru berkas',
    tags,
    body: newVersion,
    answer: archiveDetail,
  }),
  removeFile: defineCall({
    method: 'DELETE',
    path: `${base}/:id/files/:fileId`,
    summary: 'Keluarkan berkas',
    tags,
    answer: archiveDetail,
  }),
  relate: defineCall({
    method: 'POST',
    path: `${base}/:id/letters`,
    summary: 'Kaitkan naskah',
    tags,
    body: relation,
    answer: archiveDetail,
  }),
  unrelate: defineCall({
    method: 'DELETE',
    path: `${base}/:id/letters/:letterId`,
    summary: 'Lepaskan kaitan naskah',
    tags,
    answer: archiveDetail,
  }),
  lowerClass: defineCall({
    method: 'POST',
    path: `${base}/:id/lower-class`,
    summary: 'Turunkan kelas keamanan, dengan alasan',
    tags,
    body: classChange,
    answer: archiveDetail,
  }),
  lend: defineCall({
    method: 'POST',
    path: `${base}/:id/loans`,
    summary: 'Pinjamkan fisik arsip',
    tags,
    body: newLoan,
    answer: archiveDetail,
  }),
  readText: defineCall({
    method: 'GET',
    path: `${base}/:id/files/:fileId/text`,
    summary: 'Teks yang terbaca dari berkas',
    tags,
    answer: archiveText,
  }),
  correctText: defineCall({
    method: 'PUT',
    path: `${base}/:id/files/:fileId/text`,
    summary: 'Koreksi teks yang terbaca, atau kembali ke yang terbaca',
    tags,
    body: textCorrection,
    answer: archiveDetail,
  }),
  readTextAgain: defineCall({
    method: 'POST',
    path: `${base}/:id/files/:fileId/text`,
    summary: 'Baca ulang teks berkas yang gagal',
    tags,
    answer: archiveDetail,
  }),
  returnPaper: defineCall({
    method: 'POST',
    path: `${base}/:id/loans/:loanId/return`,
    summary: 'Terima kembali fisik arsip',
    tags,
    body: loanReturn,
    answer: archiveDetail,
  }),
  listLoans: defineCall({
    method: 'GET',
    path: '/arsip/api/Loan',
    summary: 'Fisik arsip yang dipinjam',
    tags,
    query: listQuery({ state: z.enum(loanStates).optional() }),
    answer: pageOf(lentPaper),
  }),
  printLabels: defineCall({
    method: 'GET',
    path: '/arsip/api/Label',
    summary: 'Label arsip, berkas, atau boks',
    tags,
    query: z.object({
      ids: z.string().optional(),
      filingUnitIds: z.string().optional(),
      box: z.string().optional(),
    }),
    answer: fileOf('application/pdf'),
  }),
};
export type ArchiveItemCalls = typeof archiveItemCalls;
