import { z } from 'zod';
import { marksFault } from '../../lib/letter-marks.ts';
import { noText, notStorable, tooLong } from '../../lib/text-faults.ts';

/** A letter's text, untrimmed: at most `max` characters, all of which can be stored and typeset. */
export const letterText = (max: number) =>
  z
    .string({ error: noText })
    .max(max, { error: () => tooLong(max) })
    .refine((value) => !value.includes('\u0000'), { error: notStorable })
    .refine((value) => !marksFault(value), { error: (issue) => marksFault(String(issue.input)) });
