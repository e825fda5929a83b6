import { z } from 'zod';
import { type NewTicket, ticketKinds, ticketLimits, tours } from '../../resources/help/index.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { uuidPattern } from '../../resources/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../../resources/text-faults.ts';
import { invalid } from '../http/index.ts';

// What may be sent about tickets and tours, with the messages people get at the fields.

const id = z
  .string({ error: noText })
  .regex(uuidPattern, fault({ id: 'Tidak dikenal.', en: 'Unknown.' }))
  .transform((text) => text.toLowerCase());
const text = (max: number) =>
  z
    .string({ error: noText })
    .trim()
    .max(max, {
      error: () => tooLong(max),
    })
    .refine((typed) => !typed.includes('\u0000') && typed.isWellFormed(), {
      error: notStorable,
    });
const place = text(ticketLimits.place).default('');
const screenshot = z
  .strictObject(
    {
      fileName: text(255).min(1, fault({ id: 'Isi nama berkas.', en: 'Enter the name of the file.' })),
      content: z
        .string(fault({ id: 'Gambar belum disertakan.', en: 'The picture is missing.' }))
        .min(1, fault({ id: 'Gambar belum disertakan.', en: 'The picture is missing.' })),
    },
    fault({ id: 'Gambar belum disertakan.', en: 'The picture is missing.' }),
  )
  .optional();
const kinds = ticketKinds.map(({ value }) => value) as [NewTicket['kind'], ...NewTicket['kind'][]];

export const newTicket = z.strictObject({
  id,
  subject: text(ticketLimits.subject).min(1, fault({ id: 'Isi perihalnya.', en: 'Enter a subject.' })),
  kind: z.enum(kinds, fault({ id: 'Pilih jenisnya.', en: 'Choose a kind.' })),
  description: text(ticketLimits.text).min(
    1,
    fault({ id: 'Ceritakan masalah atau pertanyaan Anda.', en: 'Describe your problem or question.' }),
  ),
  page: place.refine(
    (path) => path === '' || /^\/(?!\/)/.test(path),
    fault({ id: 'Isi alamat halaman Naskah.', en: 'Enter the address of a page of Naskah.' }),
  ),
  browser: place,
  requestId: text(100).default(''),
  screenshot,
});
export const newReply = z.strictObject({
  id,
  text: text(ticketLimits.text).min(1, fault({ id: 'Tulis balasan.', en: 'Write a reply.' })),
  screenshot,
});
export const assignment = z.strictObject({ userId: id.nullable() });
export const seenTours = z.strictObject({
  tours: z
    .array(
      z.enum(tours, fault({ id: 'Tur ini tidak dikenal.', en: 'This tour is not known.' })),
      fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }),
    )
    .min(1, fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }))
    .max(tours.length, fault({ id: 'Sebutkan setiap tur sekali.', en: 'Name each tour once.' })),
});
export const nothing = z.strictObject({});

/** Takes a body, gives it checked. @throws Refusal 422 naming the fields */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
