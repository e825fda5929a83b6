import { z } from 'zod';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { notReal, yesOrNo } from '../../../lib/body-parts.ts';
import { say } from '../../../lib/language.ts';
import { marksFault } from '../../../lib/letter-marks.ts';
import { uuidPattern } from '../../../lib/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';

const id = z
  .string({ error: noText })
  .regex(uuidPattern, fault({ id: 'Tidak dikenal.', en: 'Unknown.' }))
  .transform((text) => text.toLowerCase());
const words = (max: number) =>
  z
    .string({ error: noText })
    .trim()
    .max(max, {
      error: () => tooLong(max),
    })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    })
    .refine((text) => !marksFault(text), { error: (issue) => marksFault(String(issue.input)) });

const receiver = z.strictObject({
  /** Left out: the post as a whole. */
  userId: id.nullish(),
  userPositionId: id,
  role: z
    .enum(['penanggung-jawab', 'pendukung'], fault({ id: 'Pilih peran.', en: 'Choose a part.' }))
    .optional(),
});

const moment = z.iso.datetime({ offset: true });
/** The day of a deadline; a timestamp counts as its day in Western Indonesia. */
const dayOrMoment = z.preprocess(
  (value) => (typeof value === 'string' && moment.safeParse(value).success ? dayInWib(value) : value),
  z.iso.date(fault(notReal)),
);

export const dispositionSchema = z.strictObject({
  id: id.optional(),
  receivers: z
    .array(receiver, fault({ id: 'Pilih penerima disposisi.', en: 'Choose who gets the disposition.' }))
    .min(1, fault({ id: 'Pilih penerima disposisi.', en: 'Choose who gets the disposition.' }))
    .max(50, fault({ id: 'Paling banyak 50 penerima.', en: 'At most 50 recipients.' })),
  instructionIds: z
    .array(id, fault({ id: 'Pilih instruksi.', en: 'Choose instructions.' }))
    .max(30, fault({ id: 'Paling banyak 30 instruksi.', en: 'At most 30 instructions.' }))
    .default([]),
  deadline: dayOrMoment.nullish(),
  note: words(2000).nullish(),
});

const file = z.strictObject({
  title: words(200).optional(),
  fileName: words(255).min(1, fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' })),
  /** base64 */
  content: z
    .string(fault({ id: 'Berkas belum disertakan.', en: 'The file is missing.' }))
    .min(1, fault({ id: 'Berkas belum disertakan.', en: 'The file is missing.' })),
});
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

export const reportSchema = z.strictObject({
  text: words(4000).min(
    1,
    fault({ id: 'Tuliskan tindak lanjut yang sudah dikerjakan.', en: 'Write what was done.' }),
  ),
  files,
});
const forced = {
  force: yesOrNo().default(false),
  reason: words(500).nullish(),
};
export const doneSchema = z.strictObject({ report: words(4000).nullish(), files, ...forced });
export const closeSchema = z.strictObject(forced);
export const reopenSchema = z.strictObject({ reason: words(500).nullish() });
export const withdrawSchema = z.strictObject({
  reason: words(500).min(1, fault({ id: 'Tuliskan alasan penarikan.', en: 'Write why it is withdrawn.' })),
});

export const handBackSchema = z.strictObject({
  note: words(500).min(1, fault({ id: 'Tuliskan alasan pengembalian.', en: 'Write why you hand it back.' })),
});

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
  if (force && !reason)
    throw invalid({
      reason: [
        say({
          id: 'Tuliskan alasan menutup sebelum semuanya selesai.',
          en: 'Write why you close it before all are done.',
        }),
      ],
    });
  return force ? (reason ?? null) : null;
}
