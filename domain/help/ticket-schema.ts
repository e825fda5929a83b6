import { z } from 'zod';
import { uuidPattern } from '../../lib/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { type NewTicket, ticketKinds, ticketLimits } from './ticket.ts';

/** An id as it is kept. */
export const idRule = z
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

/** A new ticket: validated by the page before sending, and always by the server. */
export const newTicket = z.strictObject({
  id: idRule,
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
/** A further word on one. */
export const newReply = z.strictObject({
  id: idRule,
  text: text(ticketLimits.text).min(1, fault({ id: 'Tulis balasan.', en: 'Write a reply.' })),
  screenshot,
});
