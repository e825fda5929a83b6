import { z } from 'zod';
import { noteOf, recordId, typedText } from '../../../lib/body-parts.ts';
import type { Message } from '../../../lib/language.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { commentLimit, proposalLimit } from '../../letters/letter-comment.ts';
import { aroundLimit, quoteLimit } from '../../letters/text-anchor.ts';
import { defineCall } from '../define-call.ts';
import { letterComments } from './shapes/letter-comment.ts';

const tags = ['letter'];
const base = '/letter/api/Letter/:id/comments';

const nothingWritten: Message = { id: 'Tulis komentar.', en: 'Write a comment.' };
const empty = fault(nothingWritten);
const words = typedText(empty)
  .max(commentLimit, {
    error: () => tooLong(commentLimit),
  })
  .refine((typed) => !typed.includes('\u0000'), {
    error: notStorable,
  });
const text = words.min(1, empty);
const id = recordId();

const noPassage = fault({ id: 'Pilih teks yang dikomentari.', en: 'Select the text to comment on.' });
/** As it stands in the text: blanks count. */
const stretch = (least: number, most: number) =>
  z
    .string(noPassage)
    .min(least, noPassage)
    .max(most, { error: () => tooLong(most) })
    .refine((typed) => typed.isWellFormed() && !typed.includes('\u0000'), { error: notStorable });
const anchor = z.strictObject(
  {
    part: z.enum(['content', 'cover'], noPassage),
    quote: stretch(1, quoteLimit),
    prefix: stretch(0, aroundLimit),
    suffix: stretch(0, aroundLimit),
    block: z.int(noPassage).min(0, noPassage).max(100_000, noPassage),
  },
  noPassage,
);
const proposal = z
  .string(fault({ id: 'Tulis teks penggantinya.', en: 'Write the text instead.' }))
  .max(proposalLimit, { error: () => tooLong(proposalLimit) })
  .refine((typed) => !typed.includes('\u0000'), { error: notStorable });

/** A comment has words; a suggestion has others than its passage, and belongs to one. */
const checkWritten = (
  sent: {
    text: string;
    parentId?: string | null | undefined;
    anchor?: z.infer<typeof anchor> | null | undefined;
    proposal?: string | null | undefined;
  },
  context: z.RefinementCtx,
): void => {
  const refuse = (path: string, message: Message) =>
    context.addIssue({ code: 'custom', path: [path], ...fault(message) });
  const isSuggestion = typeof sent.proposal === 'string';
  if (sent.text === '' && !isSuggestion) refuse('text', nothingWritten);
  if (isSuggestion && !sent.anchor)
    refuse('anchor', { id: 'Pilih teks yang akan diganti.', en: 'Select the text to replace.' });
  if (isSuggestion && sent.anchor?.quote === sent.proposal)
    refuse('proposal', { id: 'Tulis teks yang berbeda.', en: 'Write a different text.' });
  if (sent.parentId && sent.anchor)
    refuse('anchor', {
      id: 'Balasan mengikuti teks komentar pertamanya.',
      en: 'A reply belongs to the text of its first comment.',
    });
};

/** Comments of those who make a letter; every write answers with the current ones. */
export const commentCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Komentar pada naskah',
    tags,
    query: z.object({ Page: z.int().min(1).optional(), PerPage: z.int().min(1).optional() }),
    answer: letterComments,
  }),
  count: defineCall({
    method: 'GET',
    path: `${base}/count`,
    summary: 'Jumlah komentar',
    tags,
    answer: z.object({ totalCount: z.int(), unreadCount: z.int() }),
  }),
  add: defineCall({
    method: 'POST',
    path: base,
    summary: 'Tulis komentar',
    tags,
    body: z
      .strictObject({
        id: id.optional().describe('Dibuat pengirim: yang terkirim dua kali tersimpan sekali'),
        text: words,
        parentId: id.nullish(),
        mentions: z
          .array(id, fault({ id: 'Pilihan tidak dikenal.', en: 'Unknown choice.' }))
          .max(20, fault({ id: 'Paling banyak 20 orang.', en: 'At most 20 people.' }))
          .default([]),
        anchor: anchor.nullish(),
        proposal: proposal.nullish(),
      })
      .superRefine(checkWritten),
    answer: letterComments,
  }),
  change: defineCall({
    method: 'PUT',
    path: `${base}/:commentId`,
    summary: 'Ubah komentar',
    tags,
    body: z.strictObject({ text }),
    answer: letterComments,
  }),
  delete: defineCall({
    method: 'DELETE',
    path: `${base}/:commentId`,
    summary: 'Hapus komentar',
    tags,
    answer: letterComments,
  }),
  resolve: defineCall({
    method: 'POST',
    path: `${base}/:commentId/resolve`,
    summary: 'Tandai komentar selesai',
    tags,
    answer: letterComments,
  }),
  accept: defineCall({
    method: 'POST',
    path: `${base}/:commentId/accept`,
    summary: 'Terima saran',
    tags,
    answer: letterComments,
  }),
  reject: defineCall({
    method: 'POST',
    path: `${base}/:commentId/reject`,
    summary: 'Tolak saran',
    tags,
    body: z.strictObject({ text: noteOf(commentLimit) }),
    answer: letterComments,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${base}/:commentId/reopen`,
    summary: 'Buka kembali komentar',
    tags,
    answer: letterComments,
  }),
};
export type CommentCalls = typeof commentCalls;
