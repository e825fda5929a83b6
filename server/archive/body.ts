import { z } from 'zod';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** A note that goes with something: trimmed, of bounded length, storable. */
export const note = z
  .string({ error: 'Isi dengan teks.' })
  .trim()
  .max(500, 'Paling banyak 500 karakter.')
  .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.')
  .nullish()
  .transform((text) => text || null);

/** Why: somebody else decides or reads by it, so it says something. */
export const reason = z
  .string({ error: 'Isi alasannya.' })
  .trim()
  .min(3, 'Isi alasannya.')
  .max(500, 'Paling banyak 500 karakter.')
  .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.');

export const id = (what: string) => z.uuid({ error: what });

/** A body as its schema says. @throws Refusal 422 naming the fields */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
