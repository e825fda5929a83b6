import type { z } from 'zod';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';

/** @throws Refusal 422 naming the fields */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
