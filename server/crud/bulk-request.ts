import { z } from 'zod';
import { mostRecordsAtOnce } from '../../domain/most-at-once.ts';
import { recordId } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** The records that were chosen in a list. */
export const chosenIds = z
  .array(recordId(), fault({ id: 'Pilih paling sedikit satu data.', en: 'Choose at least one record.' }))
  .min(1, fault({ id: 'Pilih paling sedikit satu data.', en: 'Choose at least one record.' }))
  .max(
    mostRecordsAtOnce,
    fault({
      id: `Paling banyak ${mostRecordsAtOnce.toLocaleString('id-ID')} data sekaligus.`,
      en: `At most ${mostRecordsAtOnce.toLocaleString('en-GB')} records at once.`,
    }),
  )
  .transform((given) => [...new Set(given.map((id) => id.toLowerCase()))]);

/** Expected versions by id: a record with another version is skipped, as when undoing a bulk change. */
const versions = z
  .record(
    z.string(),
    z.int(fault({ id: 'Versi tidak dikenal.', en: 'Unknown version.' })),
    fault({ id: 'Versi tidak dikenal.', en: 'Unknown version.' }),
  )
  .transform((given) =>
    Object.fromEntries(Object.entries(given).map(([id, version]) => [id.toLowerCase(), version])),
  )
  .optional();

export const bulkSchema = z.discriminatedUnion(
  'action',
  [
    z.strictObject({
      action: z.literal('update'),
      ids: chosenIds,
      data: z
        .record(
          z.string(),
          z.unknown(),
          fault({ id: 'Isi nilai yang akan dipakai.', en: 'Enter the values to use.' }),
        )
        .refine(
          (data) => Object.keys(data).length > 0,
          fault({ id: 'Isi nilai yang akan dipakai.', en: 'Enter the values to use.' }),
        ),
      versions,
    }),
    z.strictObject({ action: z.literal('delete'), ids: chosenIds }),
    z.strictObject({ action: z.literal('restore'), ids: chosenIds }),
  ],
  fault({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' }),
);
export type BulkRequest = z.infer<typeof bulkSchema>;

/**
 * Parses a bulk request.
 * @throws Refusal 422 naming what is wrong
 */
export function readBulk(body: unknown): BulkRequest {
  const checked = bulkSchema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
