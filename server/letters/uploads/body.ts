import { z } from 'zod';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { sizeText } from '../../files/index.ts';
import { badRequest, invalid } from '../../http/index.ts';

const schema = z.strictObject({
  name: z
    .string({ error: 'Isi nama berkas.' })
    .trim()
    .min(1, 'Isi nama berkas.')
    .max(200, 'Paling banyak 200 karakter.')
    .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.'),
  size: z
    .number({ error: 'Isi ukuran berkas.' })
    .int('Isi ukuran berkas.')
    .min(1, 'Berkas kosong. Pilih berkas lain.')
    // SPEC A5: smaller than the allowed size.
    .lt(attachmentLimits.bytes, `Ukuran berkas harus lebih kecil dari ${sizeText(attachmentLimits.bytes)}`),
});

/** What an upload begins with. @throws Refusal 422 */
export function startOf(body: unknown): { name: string; size: number } {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}

/** Where a part begins. @throws Refusal 400 */
export function offsetOf(query: Record<string, unknown>): number {
  const { offset } = query;
  if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset))
    throw badRequest({ offset: ['Sertakan letak bagian ini.'] });
  return Number(offset);
}
