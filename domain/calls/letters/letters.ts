import { z } from 'zod';
import { recordId, versionRead } from '../../../lib/body-parts.ts';
import { scanTypes } from '../../letters/incoming.ts';
import { draftSchema } from '../../letters/letter-schema.ts';
import { letterText } from '../../letters/letter-text.ts';
import { paperPlaceFields } from '../../letters/missing-fields-incoming.ts';
import { contentLimit, coverLimit } from '../../letters/text-limits.ts';
import { textStates } from '../../search.ts';
import { defineCall, fileOf, id, listOf, listQuery, pageOf } from '../define-call.ts';
import { noteText } from './note-text.ts';
import { incomingMail, registeredBefore, registeringItem, scanProposals } from './shapes/incoming.ts';
import { letter } from './shapes/letter.ts';
import { letterListItem, reader, threadLetter } from './shapes/letter-rows.ts';
import { timelineEntry } from './shapes/letter-timeline.ts';

const tags = ['letter'];
const base = '/letter/api/Letter';

/** The text of one attachment, as shown beside it. */
const attachmentText = z
  .object({
    attachmentId: id,
    fileName: z.string(),
    state: z.enum(textStates),
    /** In the reader's language; null where nothing is wrong. */
    reason: z.string().nullable(),
    pages: z.int().nullable(),
    pagesRead: z.int().nullable(),
    canRetry: z.boolean(),
  })
  .meta({ id: 'AttachmentText' });
export type AttachmentText = z.infer<typeof attachmentText>;

/** Words of a paragraph: where they begin on the baseline, how long and large they are, in points. */
const placedText = z.object({
  x: z.number(),
  y: z.number(),
  length: z.number(),
  size: z.number(),
  /** Ended by a line break where the next do not go on behind it. */
  text: z.string(),
});

export const drawnPages = z.object({
  /** SVG; null where there is no paper to draw: registered from outside, not printable, or no longer set as it was. */
  drawn: z
    .object({
      /** Stands at the beginning of each page. */
      shared: z.string(),
      /** Sizes in points; the words by paragraph, to be searched, copied and heard. */
      pages: z.array(
        z.object({
          width: z.number(),
          height: z.number(),
          svg: z.string(),
          words: z.array(z.array(placedText)),
        }),
      ),
    })
    .nullable(),
});

/** A letter from draft to reading (SPEC B7). */
export const letterCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Naskah yang boleh dilihat',
    tags,
    query: listQuery({ state: z.string().optional() }),
    answer: pageOf(letterListItem),
  }),
  read: defineCall({ method: 'GET', path: `${base}/:id`, summary: 'Satu naskah', tags, answer: letter }),
  timeline: defineCall({
    method: 'GET',
    path: `${base}/:id/timeline`,
    summary: 'Riwayat naskah',
    tags,
    answer: listOf(timelineEntry),
  }),
  pdf: defineCall({
    method: 'GET',
    path: `${base}/:id/pdf`,
    summary: 'Naskah sebagai PDF',
    tags,
    answer: fileOf(...scanTypes),
  }),
  takeDocx: defineCall({
    method: 'POST',
    path: `${base}/:id/docx`,
    summary: 'Catat pengambilan naskah sebagai dokumen Word, yang dibuat peramban dari naskah yang dibaca',
    tags,
    answer: z.object({
      /** Whose copy it is, to stand on each of its pages; null where the class asks for none (SPEC B3). */
      readerMark: z.string().nullable(),
    }),
  }),
  pages: defineCall({
    method: 'GET',
    path: `${base}/:id/pages`,
    summary: 'Halaman naskah seperti tercetak',
    tags,
    answer: drawnPages,
  }),
  preview: defineCall({
    method: 'POST',
    path: `${base}/:id/preview`,
    summary: 'Halaman draft dengan teks yang belum disimpan',
    tags,
    body: z.strictObject({
      /** What is left out is as stored. */
      content: letterText(contentLimit).optional(),
      coverContent: letterText(coverLimit).optional(),
    }),
    answer: drawnPages,
  }),
  attachment: defineCall({
    method: 'GET',
    path: `${base}/:id/attachments/:attachmentId`,
    summary: 'Lampiran naskah',
    tags,
    answer: fileOf(),
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    summary: 'Simpan naskah baru',
    tags,
    body: draftSchema,
    answer: letter,
  }),
  update: defineCall({
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Simpan naskah',
    tags,
    body: draftSchema,
    answer: letter,
  }),
  delete: defineCall({
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Hapus naskah',
    tags,
    answer: z.object({ id }),
  }),
  restore: defineCall({
    method: 'POST',
    path: `${base}/:id/restore`,
    summary: 'Kembalikan draft yang dihapus',
    tags,
    answer: letter,
  }),
  duplicate: defineCall({
    method: 'POST',
    path: `${base}/:id/duplicate`,
    summary: 'Gandakan naskah',
    tags,
    answer: z.object({
      letter,
      /** People who no longer hold the post, as `Penerima: Rina`. */
      leftOut: z.array(z.string()),
      /** How many files were not copied. */
      filesLeftOut: z.int(),
    }),
  }),
  check: defineCall({
    method: 'GET',
    path: `${base}/:id/check`,
    summary: 'Yang masih menahan naskah sebelum dikirim',
    tags,
    answer: z.object({ errors: z.record(z.string(), z.array(z.string())) }),
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/:id/submit`,
    summary: 'Kirim naskah',
    tags,
    body: z.strictObject({
      skipReason: noteText
        .nullish()
        .describe('Alasan pemeriksa yang mengembalikan naskah tidak diminta memeriksa lagi'),
    }),
    answer: letter,
  }),
  respond: defineCall({
    method: 'POST',
    path: `${base}/:id/response`,
    summary: 'Mulai naskah tanggapan',
    tags,
    body: z.strictObject({ id: recordId().nullish() }),
    answer: letter,
  }),
  thread: defineCall({
    method: 'GET',
    path: `${base}/:id/thread`,
    summary: 'Rangkaian naskah',
    tags,
    answer: listOf(threadLetter),
  }),
  readers: defineCall({
    method: 'GET',
    path: `${base}/:id/readers`,
    summary: 'Siapa yang sudah membaca',
    tags,
    answer: listOf(reader),
  }),
  texts: defineCall({
    method: 'GET',
    path: `${base}/:id/texts`,
    summary: 'Teks lampiran: sudah dibaca atau belum',
    tags,
    answer: listOf(attachmentText),
  }),
  readTextAgain: defineCall({
    method: 'POST',
    path: `${base}/:id/texts/:attachmentId`,
    summary: 'Baca ulang teks lampiran yang gagal',
    tags,
    answer: attachmentText,
  }),
  registeredBefore: defineCall({
    method: 'GET',
    path: `${base}/:id/registered-before`,
    summary: 'Naskah dengan nomor, pengirim, dan tanggal yang sama yang sudah didaftarkan',
    tags,
    answer: listOf(registeredBefore),
  }),
  scanProposals: defineCall({
    method: 'GET',
    path: `${base}/:id/scan-proposals`,
    summary: 'Yang terbaca dari pindaian sebuah naskah dari luar',
    tags,
    answer: scanProposals,
  }),
  incomingMails: defineCall({
    method: 'GET',
    path: '/letter/api/IncomingMail',
    summary: 'Surel kotak masuk yang menjadi draft registrasi, dan yang tidak',
    description: 'Kosong bagi jabatan yang tidak mencatatnya, dan tanpa kotak yang disetel.',
    tags,
    answer: listOf(incomingMail),
  }),
  registering: defineCall({
    method: 'GET',
    path: '/letter/api/Registering',
    summary: 'Naskah dari luar yang menunggu didaftarkan, dan yang baru didaftarkan',
    tags,
    answer: listOf(registeringItem),
  }),
  correctPaperPlace: defineCall({
    method: 'PUT',
    path: `${base}/:id/paper-place`,
    summary: 'Ubah tempat naskah asli',
    tags,
    body: z.strictObject({ ...paperPlaceFields, version: versionRead }),
    answer: letter,
  }),
};
export type LetterCalls = typeof letterCalls;
