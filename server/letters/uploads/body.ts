import { z } from 'zod';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { fault, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { sizeText } from '../../files/index.ts';
import { badRequest, invalid } from '../../http/index.ts';

const schema = z.strictObject({
  name: z
    .string(fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' }))
    .trim()
    .min(1, fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' }))
    .max(200, { error: () => tooLong(200) })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    }),
  size: z
    .number(fault({ id: 'Isi ukuran berkas.', en: 'Enter the size of the file.' }))
    .int(fault({ id: 'Isi ukuran berkas.', en: 'Enter the size of the file.' }))
    .min(1, fault({ id: 'Berkas kosong. Pilih berkas lain.', en: 'The file is empty. Choose another.' }))
    // SPEC A5: smaller than the allowed size.
    .lt(
      attachmentLimits.bytes,
      fault({
        id: `Ukuran berkas harus lebih kecil dari ${sizeText(attachmentLimits.bytes)}`,
        en: `The file must be smaller than ${sizeText(attachmentLimits.bytes, 'en-GB')}`,
      }),
    ),
});

/** @throws Refusal 422 */
export function startOf(body: unknown): { name: string; size: number } {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}

/** Where a part begins. @throws Refusal 400 */
export function offsetOf(query: Record<string, unknown>): number {
  const { offset } = query;
  if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset))
    throw badRequest({
      offset: [say({ id: 'Sertakan letak bagian ini.', en: 'Give the place of this part.' })],
    });
  return Number(offset);
}
