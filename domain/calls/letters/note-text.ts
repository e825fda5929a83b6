import { z } from 'zod';
import { noText, notStorable, tooLong } from '../../../lib/text-faults.ts';

/** A sentence that goes with a step: trimmed, of bounded length, storable. */
export const noteText = z
  .string({ error: noText })
  .trim()
  .max(2000, { error: () => tooLong(2000) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });
