import { z } from 'zod';
import { commentLimit } from '../../../domain/letters/letter-comment.ts';
import { recordId } from '../../../lib/body-parts.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';

const text = z
  .string(fault({ id: 'Tulis komentar.', en: 'Write a comment.' }))
  .trim()
  .min(1, fault({ id: 'Tulis komentar.', en: 'Write a comment.' }))
  .max(commentLimit, {
    error: () => tooLong(commentLimit),
  })
  .refine((typed) => !typed.includes('\u0000'), {
    error: notStorable,
  });
const id = recordId();

const newComment = z.strictObject({
  text,
  parentId: id.nullish(),
  mentions: z
    .array(id, fault({ id: 'Pilihan tidak dikenal.', en: 'Unknown choice.' }))
    .max(20, fault({ id: 'Paling banyak 20 orang.', en: 'At most 20 people.' }))
    .default([]),
});
const change = z.strictObject({ text });

/** @throws Refusal 422 */
export function newCommentOf(body: unknown) {
  const checked = newComment.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}

/** @throws Refusal 422 */
export function changedTextOf(body: unknown): string {
  const checked = change.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data.text;
}
