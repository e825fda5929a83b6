import { z } from 'zod';
import { recordId, typedText } from '../../../lib/body-parts.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { commentLimit } from '../../letters/letter-comment.ts';
import { defineCall } from '../define-call.ts';
import { letterComments } from './shapes/letter-comment.ts';

const tags = ['letter'];
const base = '/letter/api/Letter/:id/comments';

const text = typedText(fault({ id: 'Tulis komentar.', en: 'Write a comment.' }))
  .min(1, fault({ id: 'Tulis komentar.', en: 'Write a comment.' }))
  .max(commentLimit, {
    error: () => tooLong(commentLimit),
  })
  .refine((typed) => !typed.includes('\u0000'), {
    error: notStorable,
  });
const id = recordId();

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
    body: z.strictObject({
      text,
      parentId: id.nullish(),
      mentions: z
        .array(id, fault({ id: 'Pilihan tidak dikenal.', en: 'Unknown choice.' }))
        .max(20, fault({ id: 'Paling banyak 20 orang.', en: 'At most 20 people.' }))
        .default([]),
    }),
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
  reopen: defineCall({
    method: 'POST',
    path: `${base}/:commentId/reopen`,
    summary: 'Buka kembali komentar',
    tags,
    answer: letterComments,
  }),
};
export type CommentCalls = typeof commentCalls;
