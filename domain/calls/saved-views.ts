import { z } from 'zod';
import { typedText, yesOrNo } from '../../lib/body-parts.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { resources } from '../../resources/index.ts';
import { defineCall, id, listOf, moment } from './define-call.ts';

const tags = ['saved views'];
const base = '/user/api/SavedView';

/** Saved searches are stored as views of this list name. */
export const searchesList = 'search';
/** Saved reports on declared records, of this one: each is run with the rights of the moment. */
export const reportsList = 'report';

/** Lists of these names are no declared ones. */
export const isOtherList = (name: string): boolean => name === searchesList || name === reportsList;

/** A list view under a name, of the signed-in person. */
const savedView = z
  .object({
    id,
    resource: z.string(),
    name: z.string(),
    /** How the list is shown. */
    state: z.object({
      filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
      sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
      /** Names of columns in order; the declared ones when left out. */
      columns: z.array(z.string()).optional(),
    }),
    /** Shown when the list is opened without anything else. */
    isDefault: z.boolean(),
    updatedAt: moment,
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;
export type ViewState = SavedView['state'];

/** Bytes of JSON; states set up by hand stay far below. */
const largestState = 8 * 1024;

const short = z
  .string({ error: noText })
  .min(1, fault({ id: 'Isi nama.', en: 'Enter a name.' }))
  .max(80, { error: () => tooLong(80) });
const value = z.union(
  [z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)],
  fault(queryMessages.unknownFilterValue),
);

const viewState = z
  .strictObject(
    {
      filter: z.record(short, value, fault(queryMessages.unknownFilter)),
      sort: z.strictObject(
        {
          field: short,
          order: z.enum(
            ['ASC', 'DESC'],
            fault({ id: 'Urutan hanya ASC atau DESC.', en: 'The order is ASC or DESC.' }),
          ),
        },
        fault({ id: 'Urutan tidak dikenal.', en: 'Unknown order.' }),
      ),
      columns: z
        .array(short, fault({ id: 'Kolom tidak dikenal.', en: 'Unknown column.' }))
        .max(100, fault({ id: 'Terlalu banyak kolom.', en: 'Too many columns.' }))
        .optional(),
    },
    fault({ id: 'Tampilan tidak dikenal.', en: 'Unknown view.' }),
  )
  .refine(
    (state) => new TextEncoder().encode(JSON.stringify(state)).length <= largestState,
    fault({ id: 'Tampilan ini terlalu besar.', en: 'This view is too large.' }),
  )
  .refine((state) => !JSON.stringify(state).includes('\\u0000'), {
    error: notStorable,
  });

const name = typedText(fault({ id: 'Isi nama tampilan.', en: 'Enter a name for the view.' }))
  .min(1, fault({ id: 'Isi nama tampilan.', en: 'Enter a name for the view.' }))
  .max(80, { error: () => tooLong(80) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });

const newView = z.strictObject({
  resource: z
    .string(fault({ id: 'Daftar tidak dikenal.', en: 'Unknown list.' }))
    .refine(
      (text) => isOtherList(text) || resources.some((entry) => entry.pages && entry.name === text),
      fault({ id: 'Daftar tidak dikenal.', en: 'Unknown list.' }),
    ),
  name,
  state: viewState,
  isDefault: yesOrNo().default(false),
});
export type NewView = z.output<typeof newView>;

const viewChange = z
  .strictObject({ name: name.optional(), state: viewState.optional(), isDefault: yesOrNo().optional() })
  .refine(
    (change) => Object.keys(change).length > 0,
    fault({ id: 'Tidak ada yang diubah.', en: 'Nothing was changed.' }),
  );
export type ViewChange = z.output<typeof viewChange>;

/** A user's named list views; all signed-in users have only their own. */
export const savedViewCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Tampilan tersimpan dari satu daftar',
    tags,
    query: z.object({ resource: z.string() }),
    answer: listOf(savedView),
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    summary: 'Simpan tampilan daftar',
    tags,
    body: newView,
    answer: savedView,
  }),
  change: defineCall({
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Ubah tampilan daftar',
    tags,
    body: viewChange,
    answer: savedView,
  }),
  delete: defineCall({
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Hapus tampilan daftar',
    tags,
    answer: savedView,
  }),
};
export type SavedViewCalls = typeof savedViewCalls;
