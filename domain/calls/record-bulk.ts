import { z } from 'zod';
import { recordId } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { mostRecordsAtOnce } from '../most-at-once.ts';
import { id } from './define-call.ts';
import { firedEvent } from './life-calls.ts';

const chosen = fault({ id: 'Pilih paling sedikit satu data.', en: 'Choose at least one record.' });

/** The records that were chosen in a list. */
export const chosenIds = z
  .array(recordId(), chosen)
  .min(1, chosen)
  .max(
    mostRecordsAtOnce,
    fault({
      id: `Paling banyak ${mostRecordsAtOnce.toLocaleString('id-ID')} data sekaligus.`,
      en: `At most ${mostRecordsAtOnce.toLocaleString('en-GB')} records at once.`,
    }),
  )
  .transform((given) => [...new Set(given.map((each) => each.toLowerCase()))]);

const oddVersion = fault({ id: 'Versi tidak dikenal.', en: 'Unknown version.' });
/** Expected versions by id: a record with another version is skipped, as when undoing a bulk change or an import. */
const versions = z
  .record(z.string(), z.int(oddVersion), oddVersion)
  .transform((given) =>
    Object.fromEntries(Object.entries(given).map(([each, version]) => [each.toLowerCase(), version])),
  )
  .optional();

const noValues = fault({ id: 'Isi nilai yang akan dipakai.', en: 'Enter the values to use.' });
export const bulkChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({
      action: z.literal('update'),
      ids: chosenIds,
      data: z
        .record(z.string(), z.unknown(), noValues)
        .refine((data) => Object.keys(data).length > 0, noValues),
      versions,
    }),
    z.strictObject({ action: z.literal('delete'), ids: chosenIds, versions }),
    z.strictObject({ action: z.literal('restore'), ids: chosenIds }),
    firedEvent.omit({ version: true }).extend({ action: z.literal('event'), ids: chosenIds }),
  ],
  fault({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' }),
);
export type BulkRequest = z.output<typeof bulkChange>;

/** References to a record. Without a resource, a table of the product's own, given by name and count. */
export const usage = z
  .object({
    resource: z.string().nullable(),
    label: z.string(),
    /** Where its list is, for those who may open it. */
    path: z.string().nullable(),
    field: z.string().nullable(),
    fieldLabel: z.string().nullable(),
    count: z.int(),
    /** There are more than were counted. */
    isMore: z.boolean(),
    /** Some of them by name, as far as the viewer may see them. */
    records: z.array(z.object({ id, label: z.string() })),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof usage>;

const refused = z.object({
  id,
  /** Its name; empty for records the viewer may not see. */
  label: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What still refers to a record that was to be deleted. */
  usage: z.array(usage).optional(),
});
export type Refused = z.infer<typeof refused>;

const done = z.object({
  id,
  /** Previous values of the given fields: undo writes them back over that `version`. */
  before: z.record(z.string(), z.unknown()).optional(),
  version: z.int().optional(),
});
export const bulkOutcome = z
  .object({ done: z.array(done), refused: z.array(refused) })
  .meta({ id: 'BulkOutcome' });
export type BulkOutcome = z.infer<typeof bulkOutcome>;
