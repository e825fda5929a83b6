import { z } from 'zod';
import { recordId, versionRead } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { fault } from '../../lib/text-faults.ts';
import { isWriteOnly, type Resource, sortableNames } from '../../resources/declare.ts';
import { answerOf } from '../../resources/kinds/answers.ts';
import { createSchema, updateSchema } from '../../resources/schema.ts';
import { hasOrder } from '../../resources/views/range.ts';
import { mostRecordsAtOnce } from '../most-at-once.ts';
import { defineCall, id, listOf, listQuery, moment, once, pageOf } from './define-call.ts';
import { firedEvent } from './life-calls.ts';
import { recordOf } from './records.ts';

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
/** Expected versions by id: a record with another version is skipped, as when undoing a bulk change. */
const versions = z
  .record(z.string(), z.int(oddVersion), oddVersion)
  .transform((given) =>
    Object.fromEntries(Object.entries(given).map(([each, version]) => [each.toLowerCase(), version])),
  )
  .optional();

const noValues = fault({ id: 'Isi nilai yang akan dipakai.', en: 'Enter the values to use.' });
const bulkChange = z.discriminatedUnion(
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
    z.strictObject({ action: z.literal('delete'), ids: chosenIds }),
    z.strictObject({ action: z.literal('restore'), ids: chosenIds }),
    firedEvent.omit({ version: true }).extend({ action: z.literal('event'), ids: chosenIds }),
  ],
  fault({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' }),
);
export type BulkRequest = z.output<typeof bulkChange>;

/** References to a record. Without a resource, a table of the product's own, given by name and count. */
const usage = z
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
const bulkOutcome = z.object({ done: z.array(done), refused: z.array(refused) }).meta({ id: 'BulkOutcome' });
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** One field of one change; references as {id, label}, formatted text as plain text, secrets never. */
const fieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** A row of a part, by its first field: its place before (removed) or after, from 1, and the fields that changed. */
const rowChange = z
  .object({
    id,
    change: z.enum(['added', 'removed', 'changed']),
    place: z.int(),
    label: z.string(),
    changes: z.array(fieldChange),
  })
  .meta({ id: 'RowChange' });
export type RowChange = z.infer<typeof rowChange>;

/** The rows of a part are told one by one; `before` and `after` then say how many there are. */
const change = fieldChange.extend({
  rows: z.array(rowChange).optional(),
  /** Rows that stayed stand in another order. */
  isReordered: z.boolean().optional(),
});
export type Change = z.infer<typeof change>;

const historyItem = z
  .object({
    id: z.string(),
    at: moment,
    action: z.string(),
    by: z.object({ id, label: z.string(), urlImage: z.string().nullable() }).nullable(),
    /** The post of the actor, and on whose behalf they acted. */
    as: z.object({ label: z.string() }).nullable(),
    /** The name of the API token it was done with. */
    via: z.string().nullable(),
    /** The masked field that was opened, and why. */
    revealed: z.object({ label: z.string(), reason: z.string() }).optional(),
    changes: z.array(change),
  })
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.infer<typeof historyItem>;
const history = listOf(historyItem);

const usedTags = listOf(z.object({ tag: z.string(), count: z.int() }));
export type UsedTags = z.infer<typeof usedTags>;

/** Target: the parent (null: root), and the sibling to precede (null: last; absent: anywhere). */
const move = z.strictObject(
  {
    parentId: recordId(queryMessages.unknownValue).nullable(),
    before: recordId(queryMessages.unknownValue).nullable().optional(),
    version: versionRead,
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })
        : undefined,
  },
);
export type Move = z.output<typeof move>;

/** What the body's schema does not say. */
const putBack =
  'Jawaban GET dapat dikirim kembali apa adanya: label rujukan dan isian yang diisi server diabaikan. Versi yang dibaca dikirim sebagai version atau If-Match; tanpa keduanya simpanan terakhir yang berlaku.';

export const baseOf = ({ service, entity }: Resource) => `/${service}/api/${entity}` as const;
export const tagsOf = ({ path }: Resource): string[] => [path.split('/')[1] ?? 'data'];

/** The filters of a list, of its figures and of its calendar. */
export const filtersOf = ({
  fields,
  filters,
  groups = [],
}: Resource): Record<string, z.ZodOptional<z.ZodString>> =>
  Object.fromEntries(
    [...filters, ...groups].map((name) => {
      const field = fields[name];
      return [
        name,
        field && hasOrder(field) ? z.string().describe(rangeWords).optional() : z.string().optional(),
      ];
    }),
  );
const rangeWords = 'Satu nilai, atau rentang dari..sampai; salah satu batasnya boleh kosong';

const listQueryOf = (resource: Resource) =>
  listQuery({
    OrderBy: z.enum([...new Set(sortableNames(resource))]).optional(),
    IsActive: z.boolean().optional(),
    ...filtersOf(resource),
  });

/** A picker's option: id, label and the declared lookup fields; `lookupOne` only where `ids` asks. */
const optionOf = ({ fields, lookup, lookupOne }: Resource) => {
  const shapeOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field && !isWriteOnly(field) ? [[name, answerOf(field)] as const] : [];
    });
  return z.object({
    ...Object.fromEntries(shapeOf(lookup)),
    ...Object.fromEntries(shapeOf(lookupOne).map(([name, value]) => [name, value.optional()])),
    id,
    label: z.string(),
  });
};

const made = new WeakMap<Resource, ReturnType<typeof makeCalls>>();

/** The dialect's calls for a declared resource (SPEC A6); their schemas are made when they are needed. */
export function recordCalls(resource: Resource): ReturnType<typeof makeCalls> {
  const calls = made.get(resource) ?? makeCalls(resource);
  made.set(resource, calls);
  return calls;
}
export type RecordCalls = ReturnType<typeof recordCalls>;

function makeCalls(resource: Resource) {
  const base = baseOf(resource);
  const tags = tagsOf(resource);
  const one = resource.singular.id;
  const record = once(() => recordOf(resource));
  const page = once(() => pageOf(record()));
  const options = once(() => listOf(optionOf(resource)));
  const newRecord = once(() => createSchema(resource));
  const changed = once(() => updateSchema(resource));
  const branches = once(() =>
    z.union([
      z.object({ items: z.array(record()), totals: z.record(z.string(), z.int()) }),
      z.object({ items: z.array(record()), matchIds: z.array(id), isCut: z.boolean() }),
    ]),
  );
  const listed = once(() => listQueryOf(resource));
  return {
    list: defineCall({
      method: 'GET',
      path: base,
      summary: `Daftar ${one}`,
      tags,
      get query() {
        return listed();
      },
      get answer() {
        return page();
      },
    }),
    lookup: defineCall({
      method: 'GET',
      path: `${base}/lookup`,
      summary: `Pilihan ${one}`,
      tags,
      query: z.object({
        FirstChar: z.string().optional(),
        PerPage: z.int().optional(),
        ids: z.string().optional(),
      }),
      get answer() {
        return options();
      },
    }),
    /** Only of resources with a field of tags. */
    usedTags: defineCall({
      method: 'GET',
      path: `${base}/tags`,
      summary: `Tag yang dipakai ${one}, yang paling sering dahulu`,
      tags,
      query: z.object({ Field: z.string() }),
      answer: usedTags,
    }),
    read: defineCall({
      method: 'GET',
      path: `${base}/:id`,
      summary: `Satu ${one}`,
      tags,
      get answer() {
        return record();
      },
    }),
    history: defineCall({
      method: 'GET',
      path: `${base}/:id/history`,
      summary: `Riwayat ${one}`,
      tags,
      query: z.object({ Page: z.int().optional(), PerPage: z.int().optional() }),
      answer: history,
    }),
    bulk: defineCall({
      method: 'POST',
      path: `${base}/bulk`,
      summary: resource.life
        ? `Ubah, hapus, kembalikan, atau jalankan tindakan pada banyak ${one}`
        : `Ubah, hapus, atau kembalikan banyak ${one}`,
      tags,
      body: bulkChange,
      answer: bulkOutcome,
    }),
    restore: defineCall({
      method: 'POST',
      path: `${base}/:id/restore`,
      summary: `Kembalikan ${one} yang dihapus`,
      tags,
      get answer() {
        return record();
      },
    }),
    /** Only of trees, as `move`. */
    tree: defineCall({
      method: 'GET',
      path: `${base}/tree`,
      summary: `Cabang pohon ${one}`,
      tags,
      query: z.object({
        parentId: z
          .string()
          .describe('Induk yang dibuka, dipisah koma; null untuk tingkat teratas')
          .optional(),
        FirstChar: z.string().describe('Cari di seluruh pohon; hasil disertai induknya').optional(),
        Page: z.int().optional(),
        PerPage: z.int().optional(),
      }),
      get answer() {
        return branches();
      },
    }),
    move: defineCall({
      method: 'POST',
      path: `${base}/:id/move`,
      summary: `Pindahkan ${one} di pohonnya`,
      tags,
      body: move,
      get answer() {
        return record();
      },
    }),
    create: defineCall({
      method: 'POST',
      path: base,
      summary: `Tambah ${one}`,
      tags,
      get body() {
        return newRecord();
      },
      get answer() {
        return record();
      },
    }),
    change: defineCall({
      method: 'PUT',
      path: `${base}/:id`,
      summary: `Ubah ${one}`,
      description: putBack,
      tags,
      get body() {
        return changed();
      },
      get answer() {
        return record();
      },
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${base}/:id`,
      summary: `Hapus ${one}`,
      tags,
      get answer() {
        return record();
      },
    }),
  };
}
