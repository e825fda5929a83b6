import { z } from 'zod';
import { mostBookedAtOnce } from '../../../domain/letters/letter-number.ts';
import { notReal, realDay, recordId } from '../../../lib/body-parts.ts';
import type { Words } from '../../../lib/language.ts';
import { fault, notStorable } from '../../../lib/text-faults.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';

const words = (empty: Words, max: number) =>
  z
    .string(fault(empty))
    .trim()
    .min(1, fault(empty))
    .max(max, fault({ id: `Paling banyak ${max} karakter.`, en: `At most ${max} characters.` }))
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    });
const reason = words({ id: 'Tuliskan alasannya.', en: 'Write the reason.' }, 500);
const countWords = {
  id: `Isi dengan bilangan bulat dari 1 sampai ${mostBookedAtOnce}.`,
  en: `Enter a whole number from 1 to ${mostBookedAtOnce}.`,
};

const bookBody = z.strictObject({
  id: recordId().optional(),
  naskahDinasCategoryId: recordId({ id: 'Pilih sub jenis naskah.', en: 'Choose a letter subtype.' }),
  unitId: recordId({ id: 'Pilih unit.', en: 'Choose a unit.' }),
  count: z
    .number(fault(countWords))
    .int(fault(countWords))
    .min(1, fault(countWords))
    .max(mostBookedAtOnce, fault(countWords)),
  reason,
  date: realDay(notReal).nullish(),
});
const insertBody = z.strictObject({
  after: words({ id: 'Isi nomor yang sudah terbit.', en: 'Enter a number that was already given.' }, 300),
  reason,
});
const cancelBody = z.strictObject({ reason });

/** @throws Refusal 422 naming the fields */
export const readBookBody = (body: unknown) => read(bookBody, body);
export const readInsertBody = (body: unknown) => read(insertBody, body);
export const readCancelBody = (body: unknown) => read(cancelBody, body);

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
