import { typedText } from '../../../lib/body-parts.ts';
import { noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { noteLimit } from '../../letters/text-limits.ts';

/** A sentence that goes with a step: trimmed, of bounded length, storable. */
export const noteText = typedText({ error: noText })
  .max(noteLimit, { error: () => tooLong(noteLimit) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });
