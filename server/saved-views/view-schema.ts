import { z } from 'zod';
import { resources } from '../../resources/index.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

/** Searches are kept as the views of a list of this name. */
export const searchesList = 'search';

/** Bytes of JSON; what a person can set up by hand stays far below. */
const largestState = 8 * 1024;

const short = z
  .string({ error: 'Isi dengan teks.' })
  .min(1, 'Isi nama.')
  .max(80, 'Paling banyak 80 karakter.');
const value = z.union(
  [z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)],
  {
    error: 'Nilai saringan tidak dikenal.',
  },
);

const viewState = z
  .strictObject(
    {
      filter: z.record(short, value, { error: 'Saringan tidak dikenal.' }),
      sort: z.strictObject(
        { field: short, order: z.enum(['ASC', 'DESC'], { error: 'Urutan hanya ASC atau DESC.' }) },
        { error: 'Urutan tidak dikenal.' },
      ),
      columns: z.array(short, { error: 'Kolom tidak dikenal.' }).max(100, 'Terlalu banyak kolom.').optional(),
    },
    { error: 'Tampilan tidak dikenal.' },
  )
  .refine((state) => Buffer.byteLength(JSON.stringify(state)) <= largestState, 'Tampilan ini terlalu besar.')
  .refine(
    (state) => !JSON.stringify(state).includes('\\u0000'),
    'Teks memuat karakter yang tidak dapat disimpan.',
  );

const name = z
  .string({ error: 'Isi nama tampilan.' })
  .trim()
  .min(1, 'Isi nama tampilan.')
  .max(80, 'Paling banyak 80 karakter.')
  .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.');
const isDefault = z.boolean({ error: 'Pilih ya atau tidak.' });

const newView = z.strictObject({
  resource: z
    .string({ error: 'Daftar tidak dikenal.' })
    .refine(
      (text) => text === searchesList || resources.some((entry) => entry.pages && entry.name === text),
      'Daftar tidak dikenal.',
    ),
  name,
  state: viewState,
  isDefault: isDefault.default(false),
});
const changedView = z
  .strictObject({ name: name.optional(), state: viewState.optional(), isDefault: isDefault.optional() })
  .refine((change) => Object.keys(change).length > 0, 'Tidak ada yang diubah.');

/** @throws Refusal 422 naming what is wrong */
export const readNewView = (body: unknown): z.infer<typeof newView> => read(newView, body);
/** @throws Refusal 422 naming what is wrong */
export const readChangedView = (body: unknown): z.infer<typeof changedView> => read(changedView, body);

function read<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
