import { z } from 'zod';
import { yesOrNo } from '../../lib/body-parts.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { resources } from '../../resources/index.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid, queryWords } from '../http/index.ts';

/** Saved searches are stored as views of this list name. */
export const searchesList = 'search';

/** Bytes of JSON; states set up by hand stay far below. */
const largestState = 8 * 1024;

const short = z
  .string({ error: noText })
  .min(1, fault({ id: 'Isi nama.', en: 'Enter a name.' }))
  .max(80, { error: () => tooLong(80) });
const value = z.union(
  [z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)],
  fault(queryWords.unknownFilterValue),
);

const viewState = z
  .strictObject(
    {
      filter: z.record(short, value, fault(queryWords.unknownFilter)),
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
    (state) => Buffer.byteLength(JSON.stringify(state)) <= largestState,
    fault({ id: 'Tampilan ini terlalu besar.', en: 'This view is too large.' }),
  )
  .refine((state) => !JSON.stringify(state).includes('\\u0000'), {
    error: notStorable,
  });

const name = z
  .string(fault({ id: 'Isi nama tampilan.', en: 'Enter a name for the view.' }))
  .trim()
  .min(1, fault({ id: 'Isi nama tampilan.', en: 'Enter a name for the view.' }))
  .max(80, { error: () => tooLong(80) })
  .refine((text) => !text.includes('\u0000'), {
    error: notStorable,
  });
const isDefault = yesOrNo();

const newView = z.strictObject({
  resource: z
    .string(fault({ id: 'Daftar tidak dikenal.', en: 'Unknown list.' }))
    .refine(
      (text) => text === searchesList || resources.some((entry) => entry.pages && entry.name === text),
      fault({ id: 'Daftar tidak dikenal.', en: 'Unknown list.' }),
    ),
  name,
  state: viewState,
  isDefault: isDefault.default(false),
});
const changedView = z
  .strictObject({ name: name.optional(), state: viewState.optional(), isDefault: isDefault.optional() })
  .refine(
    (change) => Object.keys(change).length > 0,
    fault({ id: 'Tidak ada yang diubah.', en: 'Nothing was changed.' }),
  );

/** @throws Refusal 422 naming what is wrong */
export const readNewView = (body: unknown): z.infer<typeof newView> => read(newView, body);
/** @throws Refusal 422 naming what is wrong */
export const readChangedView = (body: unknown): z.infer<typeof changedView> => read(changedView, body);

function read<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}
