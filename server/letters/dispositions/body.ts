import { z } from 'zod';
import { marksFault } from '../../../resources/letter-marks.ts';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { uuidPattern } from '../../../resources/shapes.ts';
import { invalid } from '../../http/index.ts';

// What may be asked about dispositions, with the messages people get at the fields.

const id = z
  .string({ error: 'Isi dengan teks.' })
  .regex(uuidPattern, 'Tidak dikenal.')
  .transform((text) => text.toLowerCase());
const words = (max: number) =>
  z
    .string({ error: 'Isi dengan teks.' })
    .trim()
    .max(max, `Paling banyak ${max.toLocaleString('id-ID')} karakter.`)
    .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.')
    .refine((text) => !marksFault(text), { error: (issue) => marksFault(String(issue.input)) });

const receiver = z.strictObject({
  userId: id,
  userPositionId: id,
  role: z.enum(['penanggung-jawab', 'pendukung'], { error: 'Pilih peran.' }).optional(),
});

export const dispositionSchema = z.strictObject({
  id: id.optional(),
  receivers: z
    .array(receiver, { error: 'Pilih penerima disposisi.' })
    .min(1, 'Pilih penerima disposisi.')
    .max(50, 'Paling banyak 50 penerima.'),
  instructionIds: z
    .array(id, { error: 'Pilih instruksi.' })
    .max(30, 'Paling banyak 30 instruksi.')
    .default([]),
  deadline: z.iso.date({ error: 'Isi tanggal yang benar.' }).nullish(),
  note: words(2000).nullish(),
});

const file = z.strictObject({
  title: words(200).optional(),
  fileName: words(255).min(1, 'Isi nama berkas.'),
  /** base64 */
  content: z.string({ error: 'Berkas belum disertakan.' }).min(1, 'Berkas belum disertakan.'),
});
const files = z
  .array(file, { error: 'Lampirkan berkas.' })
  .max(attachmentLimits.count, `Paling banyak ${attachmentLimits.count} berkas.`)
  .default([]);

export const reportSchema = z.strictObject({
  text: words(4000).min(1, 'Tuliskan tindak lanjut yang sudah dikerjakan.'),
  files,
});
const forced = {
  force: z.boolean({ error: 'Isi ya atau tidak.' }).default(false),
  reason: words(500).nullish(),
};
export const doneSchema = z.strictObject({ report: words(4000).nullish(), files, ...forced });
export const closeSchema = z.strictObject(forced);
export const reopenSchema = z.strictObject({ reason: words(500).nullish() });
export const withdrawSchema = z.strictObject({ reason: words(500).min(1, 'Tuliskan alasan penarikan.') });

export type DispositionBody = z.output<typeof dispositionSchema>;
export type FileBody = z.output<typeof file>;

/** Takes a body, gives it checked. @throws Refusal 422 naming the fields */
export function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

/** Forcing needs a word why. @throws Refusal 422 on `reason` */
export function reasonToForce({ force, reason }: { force: boolean; reason?: string | null }): string | null {
  if (force && !reason) throw invalid({ reason: ['Tuliskan alasan menutup sebelum semuanya selesai.'] });
  return force ? (reason ?? null) : null;
}
