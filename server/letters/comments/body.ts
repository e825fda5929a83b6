import { z } from 'zod';
import { commentLimit } from '../../../resources/naskah-dinas/letter-comment.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { uuidPattern } from '../../../resources/shapes.ts';
import { invalid } from '../../http/index.ts';

const text = z
  .string({ error: 'Tulis komentar.' })
  .trim()
  .min(1, 'Tulis komentar.')
  .max(commentLimit, `Paling banyak ${commentLimit.toLocaleString('id-ID')} karakter.`)
  .refine((typed) => !typed.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.');
const id = z.string({ error: 'Pilihan tidak dikenal.' }).regex(uuidPattern, 'Pilihan tidak dikenal.');

const newComment = z.strictObject({
  text,
  parentId: id.nullish(),
  mentions: z.array(id, { error: 'Pilihan tidak dikenal.' }).max(20, 'Paling banyak 20 orang.').default([]),
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
