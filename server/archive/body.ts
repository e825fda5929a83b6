import { z } from 'zod';
import type { Words } from '../../lib/language.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** A note that goes with something: trimmed, of bounded length, storable. */
export const note = z
  .string({ error: noText })
  .trim()
  .max(500, { error: () => tooLong(500) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  })
  .nullish()
  .transform((text) => text || null);

/** A required reason: other users decide or read by it. */
export const reason = z
  .string(fault({ id: 'Isi alasannya.', en: 'Enter the reason.' }))
  .trim()
  .min(3, fault({ id: 'Isi alasannya.', en: 'Enter the reason.' }))
  .max(500, { error: () => tooLong(500) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });

export const id = (what: Words) => z.uuid(fault(what));

/** A body as its schema says. @throws Refusal 422 naming the fields */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
