import { z } from 'zod';
import { placeholderFaults } from '../../../domain/letters/placeholders.ts';
import { typedText } from '../../../lib/body-parts.ts';
import { marksFault } from '../../../lib/letter-marks.ts';
import { lineFaults } from '../../../lib/rich-text-lines.ts';
import { fault, noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { TextField, TextOptions } from './field.ts';
import { isMask } from './mask.ts';

export const textSchema: SchemaOf<TextField> = (field, whole) =>
  single(field, whole, textValue(field.options, false));

export const textAnswer: AnswerSchemaOf<TextField> = (field) => orNull(field, z.string());

/** Text within the declared limits. */
export function textValue(options: TextOptions, isHtml: boolean): z.ZodType {
  const { min, max = 200, pattern, masked } = options;
  // The mask of a stored value stands for it.
  const isKept = (value: string): boolean => masked !== undefined && isMask(value);
  let schema = typedText({ error: noText })
    // Aborts on overlong values: a pattern may take the square of the length.
    .max(max, { error: () => tooLong(max), abort: true })
    // PostgreSQL cannot store NUL and half a character, and no keyboard makes them.
    .refine((value) => !/\p{Surrogate}/u.test(value) && !value.includes('\u0000'), {
      error: notStorable,
      abort: true,
    });
  if (min)
    schema = schema.refine(
      (value) => isKept(value) || value.length >= min,
      fault({ id: `Paling sedikit ${min} karakter.`, en: `At least ${min} characters.` }),
    );
  if (pattern) {
    const whole = new RegExp(pattern.source);
    schema = schema.refine((value) => isKept(value) || whole.test(value), fault(pattern.message));
  }
  return schema.superRefine((value, context) => {
    for (const message of contentFaults(options, value, isHtml))
      context.addIssue({ code: 'custom', message });
  });
}

function contentFaults({ placeholders, lines }: TextOptions, value: string, isHtml: boolean): string[] {
  const marks = marksFault(value);
  return [
    ...(marks ? [marks] : []),
    ...(placeholders && placeholders !== 'number' ? placeholderFaults(placeholders, value, isHtml) : []),
    ...(lines ? lineFaults(value, lines) : []),
  ];
}
