import { z } from 'zod';
import { fieldErrors } from '../../resources/schema.ts';
import { uuidPattern } from '../../resources/shapes.ts';
import { invalid } from '../http/index.ts';

export const mostAtOnce = 1000;

const ids = z
  .array(z.string({ error: 'Pilihan tidak dikenal.' }).regex(uuidPattern, 'Pilihan tidak dikenal.'), {
    error: 'Pilih paling sedikit satu data.',
  })
  .min(1, 'Pilih paling sedikit satu data.')
  .max(mostAtOnce, `Paling banyak ${mostAtOnce.toLocaleString('id-ID')} data sekaligus.`)
  .transform((given) => [...new Set(given.map((id) => id.toLowerCase()))]);

/** By id: a record that has another version by now is left alone, as when a change of many is undone. */
const versions = z
  .record(z.string(), z.int('Versi tidak dikenal.'), { error: 'Versi tidak dikenal.' })
  .transform((given) =>
    Object.fromEntries(Object.entries(given).map(([id, version]) => [id.toLowerCase(), version])),
  )
  .optional();

export const bulkSchema = z.discriminatedUnion(
  'action',
  [
    z.strictObject({
      action: z.literal('update'),
      ids,
      data: z
        .record(z.string(), z.unknown(), { error: 'Isi nilai yang akan dipakai.' })
        .refine((data) => Object.keys(data).length > 0, 'Isi nilai yang akan dipakai.'),
      versions,
    }),
    z.strictObject({ action: z.literal('delete'), ids }),
    z.strictObject({ action: z.literal('restore'), ids }),
  ],
  { error: 'Tindakan tidak dikenal.' },
);
export type BulkRequest = z.infer<typeof bulkSchema>;

/** What is asked for many records at once. @throws Refusal 422 naming what is wrong */
export function readBulk(body: unknown): BulkRequest {
  const checked = bulkSchema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
