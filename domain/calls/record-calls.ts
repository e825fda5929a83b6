import { z } from 'zod';
import { recordId, versionRead } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { isWriteOnly, type Resource, sortableNames } from '../../resources/declare.ts';
import { answerOf } from '../../resources/kinds/answers.ts';
import { createSchema, updateSchema } from '../../resources/schema.ts';
import { hasOrder } from '../../resources/views/range.ts';
import { defineCall, id, listOf, listQuery, once, pageOf } from './define-call.ts';
import { bulkChange, bulkOutcome, usage } from './record-bulk.ts';
import { formerValues, history } from './record-history.ts';
import { recordOf } from './records.ts';

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

/** Of what has stages: what waits for the asker. */
export const turnOf = ({ life }: Resource): Partial<Record<'turn', z.ZodOptional<z.ZodLiteral<'mine'>>>> =>
  life ? { turn: z.literal('mine').optional() } : {};

const listQueryOf = (resource: Resource) =>
  listQuery({
    OrderBy: z.enum([...new Set(sortableNames(resource))]).optional(),
    IsActive: z.boolean().optional(),
    ...filtersOf(resource),
    ...turnOf(resource),
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
        /** Of users: whose main role gives this privilege, where a declared reference asks for it. */
        ...(resource.name === 'manajemen-user.user' && { holding: z.string().optional() }),
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
    former: defineCall({
      method: 'GET',
      path: `${base}/:id/history/:entry/former`,
      summary: `Isi ${one} sebelum satu perubahan`,
      description:
        'Untuk mengisi formulir; tidak ada yang tersimpan. Yang tidak dapat kembali disebut di left.',
      tags,
      answer: formerValues,
    }),
    /** Asked before a deletion, which would refuse for the same. */
    usage: defineCall({
      method: 'GET',
      path: `${base}/:id/usage`,
      summary: `Yang memakai ${one}`,
      tags,
      answer: listOf(usage),
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
