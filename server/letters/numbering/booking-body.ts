import { z } from 'zod';
import { mostBookedAtOnce } from '../../../resources/naskah-dinas/letter-number.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { isRealDay, uuidPattern } from '../../../resources/shapes.ts';
import { invalid } from '../../http/index.ts';

const words = (empty: string, max: number) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .max(max, `Paling banyak ${max} karakter.`)
    .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.');
const reason = words('Tuliskan alasannya.', 500);
const id = (message: string) => z.string({ error: message }).regex(uuidPattern, message);
const countWords = `Isi dengan bilangan bulat dari 1 sampai ${mostBookedAtOnce}.`;

const bookBody = z.strictObject({
  id: id('Pilihan tidak dikenal.').optional(),
  naskahDinasCategoryId: id('Pilih sub jenis naskah.'),
  unitId: id('Pilih unit.'),
  count: z.number({ error: countWords }).int(countWords).min(1, countWords).max(mostBookedAtOnce, countWords),
  reason,
  date: z
    .string({ error: 'Isi tanggal yang benar.' })
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Isi tanggal yang benar.')
    .refine(isRealDay, 'Isi tanggal yang benar.')
    .nullish(),
});
const insertBody = z.strictObject({ after: words('Isi nomor yang sudah terbit.', 300), reason });
const cancelBody = z.strictObject({ reason });

/** What the calls on numbers take, checked. @throws Refusal 422 naming the fields */
export const readBookBody = (body: unknown) => read(bookBody, body);
export const readInsertBody = (body: unknown) => read(insertBody, body);
export const readCancelBody = (body: unknown) => read(cancelBody, body);

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
