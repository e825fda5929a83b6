import { z } from 'zod';
import { visible } from '../../lib/blank-text.ts';
import { fault } from '../../lib/text-faults.ts';
import type { Resource } from '../../resources/declare.ts';
import { maskedNames } from '../../resources/kinds/text/mask.ts';
import { defineCall } from './define-call.ts';

const noReason = fault({
  id: 'Isi alasannya, paling sedikit 10 karakter.',
  en: 'Enter the reason, at least 10 characters.',
});

/** Opens a masked field of one record; the reason is kept in its history. */
export function revealCall(resource: Resource, base: `/${string}`, tags: string[]) {
  return defineCall({
    method: 'POST',
    path: `${base}/:id/reveal`,
    summary: `Buka isian yang disamarkan pada ${resource.singular.id}`,
    tags,
    body: z.strictObject({
      field: z.enum(
        maskedNames(resource),
        fault({ id: 'Isian ini tidak disamarkan.', en: 'This field is not masked.' }),
      ),
      reason: z
        .string(noReason)
        .trim()
        .min(10, noReason)
        .refine((text) => visible(text).length >= 10, noReason)
        .max(500, fault({ id: 'Paling banyak 500 karakter.', en: 'At most 500 characters.' })),
    }),
    answer: z.object({ value: z.string() }),
  });
}
