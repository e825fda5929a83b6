import { z } from 'zod';
import { noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';

/** A sentence that goes with a step: trimmed, of bounded length, storable. */
export const noteText = z
  .string({ error: noText })
  .trim()
  .max(2000, { error: () => tooLong(2000) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });

/** @throws Refusal 422 naming the fields */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
