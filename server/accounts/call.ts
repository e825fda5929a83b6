import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** A password that is asked for once more. */
export const passwordField = z
  .string({ error: 'Isi kata sandi.' })
  .min(1, 'Isi kata sandi.')
  .max(200, 'Terlalu panjang.');

/** The body of a call as its schema has it. @throws Refusal 422 naming the fields */
export function bodyOf<Body>({ body }: FastifyRequest, schema: z.ZodType<Body>): Body {
  const read = schema.safeParse(body ?? {});
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

/** A call as /openapi.json tells it, with the fields of its body. */
export const documented = (summary: string, fields: readonly string[] = []) => ({
  tags: ['account'],
  summary,
  ...(fields.length > 0 && {
    body: {
      type: 'object',
      properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
    },
  }),
});
