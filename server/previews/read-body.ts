import type { z } from 'zod';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/**
 * Validates a body.
 * @throws Refusal 422 naming the fields, in the words of the form
 */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const read = schema.safeParse(body ?? {});
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}
