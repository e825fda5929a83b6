import { z } from 'zod';
import { type NewTicket, ticketKinds, ticketLimits, tours } from '../../resources/help/index.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { uuidPattern } from '../../resources/shapes.ts';
import { invalid } from '../http/index.ts';

// What may be sent about tickets and tours, with the messages people get at the fields.

const id = z
  .string({ error: 'Isi dengan teks.' })
  .regex(uuidPattern, 'Tidak dikenal.')
  .transform((text) => text.toLowerCase());
const text = (max: number) =>
  z
    .string({ error: 'Isi dengan teks.' })
    .trim()
    .max(max, `Paling banyak ${max.toLocaleString('id-ID')} karakter.`)
    .refine(
      (typed) => !typed.includes('\u0000') && typed.isWellFormed(),
      'Teks memuat karakter yang tidak dapat disimpan.',
    );
const place = text(ticketLimits.place).default('');
const screenshot = z
  .strictObject(
    {
      fileName: text(255).min(1, 'Isi nama berkas.'),
      content: z.string({ error: 'Gambar belum disertakan.' }).min(1, 'Gambar belum disertakan.'),
    },
    { error: 'Gambar belum disertakan.' },
  )
  .optional();
const kinds = ticketKinds.map(({ value }) => value) as [NewTicket['kind'], ...NewTicket['kind'][]];

export const newTicket = z.strictObject({
  id,
  subject: text(ticketLimits.subject).min(1, 'Isi perihalnya.'),
  kind: z.enum(kinds, { error: 'Pilih jenisnya.' }),
  description: text(ticketLimits.text).min(1, 'Ceritakan masalah atau pertanyaan Anda.'),
  page: place.refine((path) => path === '' || /^\/(?!\/)/.test(path), 'Isi alamat halaman Naskah.'),
  browser: place,
  requestId: text(100).default(''),
  screenshot,
});
export const newReply = z.strictObject({
  id,
  text: text(ticketLimits.text).min(1, 'Tulis balasan.'),
  screenshot,
});
export const assignment = z.strictObject({ userId: id.nullable() });
export const seenTours = z.strictObject({
  tours: z
    .array(z.enum(tours, { error: 'Tur ini tidak dikenal.' }), { error: 'Sebutkan turnya.' })
    .min(1, 'Sebutkan turnya.')
    .max(tours.length, 'Sebutkan setiap tur sekali.'),
});
export const nothing = z.strictObject({});

/** Takes a body, gives it checked. @throws Refusal 422 naming the fields */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
