import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** A current password, confirmed again. */
export const passwordField = z
  .string(fault({ id: 'Isi kata sandi.', en: 'Enter a password.' }))
  .min(1, fault({ id: 'Isi kata sandi.', en: 'Enter a password.' }))
  .max(200, fault({ id: 'Terlalu panjang.', en: 'Too long.' }));

/**
 * Parses the request body by its schema.
 * @throws Refusal 422 naming the fields
 */
export function bodyOf<Body>({ body }: FastifyRequest, schema: z.ZodType<Body>): Body {
  const read = schema.safeParse(body ?? {});
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

/** Describes a route and its body fields for /openapi.json. */
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
