import { z } from 'zod';
import { recordId, versionRead, yesOrNo } from '../../../lib/body-parts.ts';
import { fault, tooLong } from '../../../lib/text-faults.ts';
import { letterText } from '../../letters/letter-text.ts';
import { reasonLimit } from '../../letters/text-limits.ts';
import { mostLettersAtOnce, mostLettersInBatch } from '../../most-at-once.ts';
import { defineCall, id, listOf } from '../define-call.ts';
import { passwordField } from '../password-fields.ts';
import { noteText } from './note-text.ts';
import { cancelReason } from './numbers.ts';
import { leftWork } from './shapes/left-work.ts';
import { letter } from './shapes/letter.ts';
import { signingIdentity } from './shapes/signing-identity.ts';

const tags = ['letter'];
const base = '/letter/api/Letter/:id';
const task = '/letter/api/Task';

export const reviewDecision = z.enum(
  ['approve', 'return'],
  fault({ id: 'Pilih paraf atau kembalikan.', en: 'Choose to initial or to return it.' }),
);
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** A letter of many, with the version that was read, if given. */
export type ChosenLetter = { id: string; version?: number };

const oneId = z.string().max(100);

/** Letters as ids or `{id, version}`, deduplicated; an unknown id gets its own outcome, like an unseen letter. */
const manyLetters = (most: number) =>
  z
    .array(
      z.union(
        [oneId, z.strictObject({ id: oneId, version: versionRead })],
        fault({ id: 'Pilih naskah.', en: 'Choose letters.' }),
      ),
      fault({ id: 'Pilih naskah.', en: 'Choose letters.' }),
    )
    .min(1, fault({ id: 'Pilih paling sedikit satu naskah.', en: 'Choose at least one letter.' }))
    .max(
      most,
      fault({ id: `Paling banyak ${most} naskah sekaligus.`, en: `At most ${most} letters at once.` }),
    )
    .transform(onceEach);

/** Named twice, the version that was read counts. */
function onceEach(letters: readonly (string | ChosenLetter)[]): ChosenLetter[] {
  const chosen = new Map<string, ChosenLetter>();
  for (const one of letters) {
    const { id, version } = typeof one === 'string' ? { id: one, version: undefined } : one;
    // Strips what Postgres cannot store: such an id matches no letter anyway.
    const key = id.toLowerCase().toWellFormed().replaceAll('\u0000', '');
    chosen.set(key, { id: key, version: chosen.get(key)?.version ?? version });
  }
  return [...chosen.values()];
}

const reviewMany = (most: number) =>
  z.strictObject({ ids: manyLetters(most), decision: reviewDecision, note: noteText.nullish() });
export type ReviewMany = z.output<ReturnType<typeof reviewMany>>;
const signMany = (most: number) => z.strictObject({ ids: manyLetters(most), password: passwordField });
export type SignMany = z.output<ReturnType<typeof signMany>>;

/** How one letter of many fared; `number` where it was signed. */
const letterOutcome = z
  .object({
    id: z.string(),
    ok: z.boolean(),
    number: z.string().optional(),
    statusCode: z.int().optional(),
    message: z.string().optional(),
  })
  .meta({ id: 'LetterOutcome' });
export type LetterOutcome = z.infer<typeof letterOutcome>;
const outcomes = listOf(letterOutcome).extend({ done: z.int() });

const letterBatch = z
  .object({
    id,
    action: z.enum(['sign', ...reviewDecision.options]),
    state: z.enum(['running', 'done', 'cancelled', 'interrupted']),
    message: z.string().nullable(),
    totalCount: z.int(),
    /** How many have had their turn. */
    done: z.int(),
    /** The subject is missing where the reader sees the letter no more. */
    items: z.array(letterOutcome.extend({ subject: z.string().nullable() })),
  })
  .meta({ id: 'LetterBatch' });
export type LetterBatch = z.infer<typeof letterBatch>;
const begun = z.object({ id, totalCount: z.int() });

const review = z.strictObject({
  decision: reviewDecision,
  note: noteText.nullish(),
  version: versionRead.optional(),
});
export type ReviewBody = z.output<typeof review>;

/** Somebody who may be given a review by whoever is asked for it. */
const reassignee = z
  .object({
    userId: id,
    userPositionId: id,
    personName: z.string(),
    positionName: z.string(),
    unitName: z.string(),
    /** The review came from them. */
    isBack: z.boolean(),
  })
  .meta({ id: 'Reassignee' });
export type Reassignee = z.infer<typeof reassignee>;

/** Steps on letters under way: paraf, signature, recalling, reminding, handing over; one letter or many. */
export const flowCalls = {
  review: defineCall({
    method: 'POST',
    path: `${base}/review`,
    summary: 'Paraf atau kembalikan',
    tags,
    body: review,
    answer: letter,
  }),
  undoReview: defineCall({
    method: 'POST',
    path: `${base}/review/undo`,
    summary: 'Batalkan paraf atau pengembalian yang baru diberikan',
    tags,
    answer: letter,
  }),
  reassignees: defineCall({
    method: 'GET',
    path: `${base}/reassign`,
    summary: 'Kepada siapa pemeriksaan ini dapat dialihkan',
    description: 'FirstChar: nama atau jabatan. Yang semula diminta berada di urutan pertama.',
    tags,
    query: z.object({ FirstChar: z.string().optional() }),
    answer: listOf(reassignee),
  }),
  reassign: defineCall({
    method: 'POST',
    path: `${base}/reassign`,
    summary: 'Alihkan pemeriksaan sendiri kepada orang lain',
    tags,
    body: z.strictObject({
      userId: recordId({ id: 'Pilih orang.', en: 'Choose a person.' }),
      userPositionId: recordId({ id: 'Pilih orang.', en: 'Choose a person.' }),
      reason: noteText
        .min(1, fault({ id: 'Tuliskan alasan pengalihan.', en: 'Write why you hand it on.' }))
        .max(reasonLimit, { error: () => tooLong(reasonLimit) }),
      version: versionRead.optional(),
    }),
    answer: z.null(),
  }),
  sign: defineCall({
    method: 'POST',
    path: `${base}/sign`,
    summary: 'Tanda tangani',
    tags,
    access: 'personal',
    body: z.strictObject({
      password: passwordField,
      version: versionRead.optional(),
      confirmOpenPlaces: yesOrNo()
        .optional()
        .describe('Ditandatangani walaupun ada bagian teks yang belum diisi'),
      dateReason: noteText
        .min(1, fault({ id: 'Tuliskan alasan tanggalnya.', en: 'Write why it bears that date.' }))
        .max(reasonLimit, { error: () => tooLong(reasonLimit) })
        .optional()
        .describe('Mengapa naskah bertanggal lain daripada hari ini; tanpa ini alasan nomor pesanannya'),
      place: letterText(100)
        .optional()
        .describe('Di mana penanda tangan berikutnya menandatangani; tanpa ini tempat naskah'),
    }),
    answer: letter,
  }),
  retrySeal: defineCall({
    method: 'POST',
    path: `${base}/seal`,
    summary: 'Minta segel naskah yang ditandatangani sekarang juga',
    tags,
    access: 'personal',
    answer: letter,
  }),
  withdrawSignature: defineCall({
    method: 'POST',
    path: `${base}/seal/withdraw`,
    summary: 'Tarik tanda tangan yang menunggu segel',
    tags,
    access: 'personal',
    answer: letter,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: `${base}/withdraw`,
    summary: 'Tarik kembali naskah yang belum ditandatangani',
    tags,
    body: z.strictObject({
      reason: noteText.min(
        1,
        fault({ id: 'Tuliskan alasan naskah ditarik.', en: 'Write why the letter is withdrawn.' }),
      ),
    }),
    answer: letter,
  }),
  nudge: defineCall({
    method: 'POST',
    path: `${base}/nudge`,
    summary: 'Ingatkan yang sedang memegang naskah',
    tags,
    body: z.strictObject({
      note: noteText.max(reasonLimit, { error: () => tooLong(reasonLimit) }).nullish(),
    }),
    answer: letter,
  }),
  cancel: defineCall({
    method: 'POST',
    path: `${base}/cancel`,
    summary: 'Batalkan naskah terkirim',
    tags,
    body: z.strictObject({ reason: cancelReason }),
    answer: letter,
  }),
  leftWork: defineCall({
    method: 'GET',
    path: '/letter/api/HandOver',
    summary: 'Naskah dalam pengerjaan yang ditinggalkan pemangku jabatan',
    tags,
    query: z.strictObject({ positionId: recordId().optional(), fromUserId: recordId().optional() }),
    answer: listOf(leftWork),
  }),
  handOverDrafts: defineCall({
    method: 'POST',
    path: '/letter/api/HandOver',
    summary: 'Serahkan naskah dalam pengerjaan milik orang yang meninggalkan jabatan',
    tags,
    body: z.strictObject({ positionId: recordId(), fromUserId: recordId(), toUserId: recordId() }),
    answer: z.object({ letters: z.int() }),
  }),
  signingIdentities: defineCall({
    method: 'GET',
    path: '/letter/api/SigningIdentity',
    summary: 'Atas nama siapa seseorang dapat menandatangani',
    tags,
    query: z.object({ userId: z.string(), positionId: z.string() }),
    answer: listOf(signingIdentity),
  }),
  reviewMany: defineCall({
    method: 'POST',
    path: `${task}/review`,
    summary: 'Paraf atau kembalikan beberapa naskah',
    tags,
    body: reviewMany(mostLettersAtOnce),
    answer: outcomes,
  }),
  signMany: defineCall({
    method: 'POST',
    path: `${task}/sign`,
    summary: 'Tanda tangani beberapa naskah',
    tags,
    access: 'personal',
    body: signMany(mostLettersAtOnce),
    answer: outcomes,
  }),
  startReviewing: defineCall({
    method: 'POST',
    path: `${task}/review/batch`,
    summary: 'Paraf atau kembalikan banyak naskah di latar',
    tags,
    body: reviewMany(mostLettersInBatch),
    answer: begun,
  }),
  startSigning: defineCall({
    method: 'POST',
    path: `${task}/sign/batch`,
    summary: 'Tanda tangani banyak naskah di latar',
    tags,
    access: 'personal',
    body: signMany(mostLettersInBatch),
    answer: begun,
  }),
  batch: defineCall({
    method: 'GET',
    path: `${task}/batch/:id`,
    summary: 'Hasil pekerjaan atas banyak naskah',
    tags,
    answer: letterBatch,
  }),
  cancelBatch: defineCall({
    method: 'POST',
    path: `${task}/batch/:id/cancel`,
    summary: 'Hentikan pekerjaan atas banyak naskah',
    tags,
    answer: letterBatch,
  }),
};
export type FlowCalls = typeof flowCalls;
