import { z } from 'zod';
import { notReal, typedText, yesOrNo } from '../../../lib/body-parts.ts';
import { marksFault } from '../../../lib/letter-marks.ts';
import { uuidPattern } from '../../../lib/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { attachmentLimits } from '../../letters/letter.ts';
import { followUpLimit, noteLimit, reasonLimit } from '../../letters/text-limits.ts';
import { mostRecipientsAtOnce } from '../../most-at-once.ts';
import { defineCall, fileOf, listOf, listQuery, moment, pageOf } from '../define-call.ts';
import {
  disposition,
  dispositionCandidate,
  dispositionListItem,
  dispositionNode,
  dispositionProposal,
  dispositionRole,
} from './shapes/disposition.ts';

const tags = ['letter'];
const base = '/letter/api/Disposition';

const id = z
  .string({ error: noText })
  .regex(uuidPattern, fault({ id: 'Tidak dikenal.', en: 'Unknown.' }))
  .transform((text) => text.toLowerCase());
const words = (max: number) =>
  typedText({ error: noText })
    .max(max, {
      error: () => tooLong(max),
    })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    })
    .refine((text) => !marksFault(text), { error: (issue) => marksFault(String(issue.input)) });

/** The day of a deadline; a timestamp counts as its day in Western Indonesia. */
const dayOrMoment = z.preprocess(
  (value) => (typeof value === 'string' && moment.safeParse(value).success ? dayInWib(value) : value),
  z.iso.date(fault(notReal)),
);

/** Said of a disposition and of forwarding. */
export const tooManyRecipients = fault({
  id: `Paling banyak ${mostRecipientsAtOnce} penerima.`,
  en: `At most ${mostRecipientsAtOnce} recipients.`,
});

const newDisposition = z.strictObject({
  /** Made by the browser, so that a repeated POST makes no second one. */
  id: id.optional(),
  receivers: z
    .array(
      z.strictObject({
        /** Left out: the post as a whole. */
        userId: id.nullish(),
        userPositionId: id,
        /** Left out by all: the first is responsible. */
        role: z.enum(dispositionRole.options, fault({ id: 'Pilih peran.', en: 'Choose a part.' })).optional(),
      }),
      fault({ id: 'Pilih penerima disposisi.', en: 'Choose who gets the disposition.' }),
    )
    .min(1, fault({ id: 'Pilih penerima disposisi.', en: 'Choose who gets the disposition.' }))
    .max(mostRecipientsAtOnce, tooManyRecipients),
  instructionIds: z
    .array(id, fault({ id: 'Pilih instruksi.', en: 'Choose instructions.' }))
    .max(30, fault({ id: 'Paling banyak 30 instruksi.', en: 'At most 30 instructions.' }))
    .default([]),
  /** Null for none, which an urgent letter does not take; omitted: the letter's, else the instructions' longest. */
  deadline: dayOrMoment.nullish(),
  /** Why the deadline is later than the letter's urgency allows; asked for then. */
  deadlineReason: words(reasonLimit).nullish(),
  note: words(noteLimit).nullish(),
});
export type DispositionBody = z.output<typeof newDisposition>;

const file = z.strictObject({
  title: words(200).optional(),
  fileName: words(255).min(1, fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' })),
  /** base64 */
  content: z
    .string(fault({ id: 'Berkas belum disertakan.', en: 'The file is missing.' }))
    .min(1, fault({ id: 'Berkas belum disertakan.', en: 'The file is missing.' })),
});
export type FileBody = z.output<typeof file>;
const files = z
  .array(file, fault({ id: 'Lampirkan berkas.', en: 'Attach files.' }))
  .max(
    attachmentLimits.count,
    fault({
      id: `Paling banyak ${attachmentLimits.count} berkas.`,
      en: `At most ${attachmentLimits.count} files.`,
    }),
  )
  .default([]);

const forced = {
  force: yesOrNo().default(false),
  reason: words(reasonLimit).nullish(),
};
/** Closing before all is done takes `force` and a reason. */
export const closing = z.strictObject(forced);
export type Closing = z.output<typeof closing>;

/** Dispositions of received letters (SPEC B1.5, B7; DOMAIN 7). */
export const dispositionCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Disposisi masuk dan keluar',
    tags,
    query: listQuery({
      direction: z.enum(['in', 'out']).optional(),
      isOpen: z.boolean().optional(),
      letterId: z.string().optional(),
    }),
    answer: pageOf(dispositionListItem),
  }),
  candidates: defineCall({
    method: 'GET',
    path: `${base}/recipients`,
    summary: 'Bawahan',
    tags,
    query: listQuery(),
    answer: listOf(dispositionCandidate),
  }),
  proposal: defineCall({
    method: 'GET',
    path: `${base}/proposal`,
    summary: 'Usulan isian disposisi: orang, instruksi, dan tenggat',
    tags,
    query: listQuery({ inboxItemId: z.string().optional(), dispositionId: z.string().optional() }),
    answer: dispositionProposal,
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Satu disposisi',
    tags,
    answer: disposition,
  }),
  ofLetter: defineCall({
    method: 'GET',
    path: '/letter/api/Letter/:id/dispositions',
    summary: 'Disposisi atas satu naskah',
    tags,
    answer: listOf(dispositionNode),
  }),
  sheet: defineCall({
    method: 'GET',
    path: `${base}/:id/pdf`,
    summary: 'Lembar disposisi',
    tags,
    answer: fileOf('application/pdf'),
  }),
  reportFile: defineCall({
    method: 'GET',
    path: `${base}/:id/files/:fileId`,
    summary: 'Berkas laporan disposisi',
    tags,
    answer: fileOf(),
  }),
  give: defineCall({
    method: 'POST',
    path: '/letter/api/Inbox/:id/disposition',
    summary: 'Disposisikan naskah masuk',
    tags,
    body: newDisposition,
    answer: disposition,
  }),
  giveFurther: defineCall({
    method: 'POST',
    path: `${base}/:id/disposition`,
    summary: 'Disposisikan lebih lanjut',
    tags,
    body: newDisposition,
    answer: disposition,
  }),
  markRead: defineCall({
    method: 'POST',
    path: `${base}/:id/read`,
    summary: 'Tandai disposisi dibaca',
    tags,
    answer: disposition,
  }),
  start: defineCall({
    method: 'POST',
    path: `${base}/:id/start`,
    summary: 'Proses disposisi',
    tags,
    answer: disposition,
  }),
  report: defineCall({
    method: 'POST',
    path: `${base}/:id/report`,
    summary: 'Lapor tindak lanjut',
    tags,
    body: z.strictObject({
      id: id.optional().describe('Dibuat pengirim: yang terkirim dua kali tersimpan sekali'),
      text: words(followUpLimit).min(
        1,
        fault({ id: 'Tuliskan tindak lanjut yang sudah dikerjakan.', en: 'Write what was done.' }),
      ),
      files,
    }),
    answer: disposition,
  }),
  done: defineCall({
    method: 'POST',
    path: `${base}/:id/done`,
    summary: 'Selesaikan disposisi',
    tags,
    body: z.strictObject({ report: words(followUpLimit).nullish(), files, ...forced }),
    answer: disposition,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${base}/:id/reopen`,
    summary: 'Buka kembali disposisi',
    tags,
    body: z.strictObject({ reason: words(reasonLimit).nullish() }),
    answer: disposition,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: `${base}/:id/withdraw`,
    summary: 'Tarik disposisi',
    tags,
    body: z.strictObject({
      reason: words(reasonLimit).min(
        1,
        fault({ id: 'Tuliskan alasan penarikan.', en: 'Write why it is withdrawn.' }),
      ),
    }),
    answer: disposition,
  }),
  nudge: defineCall({
    method: 'POST',
    path: `${base}/:id/nudge`,
    summary: 'Ingatkan penerima disposisi yang belum selesai',
    tags,
    body: z.strictObject({ note: words(reasonLimit).nullish() }),
    answer: disposition,
  }),
  undo: defineCall({
    method: 'POST',
    path: `${base}/:id/undo`,
    summary: 'Urungkan disposisi yang baru dikirim',
    tags,
    answer: disposition,
  }),
  take: defineCall({
    method: 'POST',
    path: `${base}/:id/take`,
    summary: 'Ambil disposisi jabatan bersama',
    tags,
    answer: disposition,
  }),
  handBack: defineCall({
    method: 'POST',
    path: `${base}/:id/hand-back`,
    summary: 'Kembalikan kepada jabatan bersama',
    tags,
    body: z.strictObject({
      note: words(reasonLimit).min(
        1,
        fault({ id: 'Tuliskan alasan pengembalian.', en: 'Write why you hand it back.' }),
      ),
    }),
    answer: disposition,
  }),
  close: defineCall({
    method: 'POST',
    path: `${base}/:id/close`,
    summary: 'Tutup disposisi',
    tags,
    body: closing,
    answer: disposition,
  }),
};
export type DispositionCalls = typeof dispositionCalls;
