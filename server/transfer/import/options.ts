import { z } from 'zod';
import { isRequired, isStamped, type Resource } from '../../../resources/declare.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { invalid } from '../../http/index.ts';
import { importableColumns } from '../columns.ts';

/** Which column of the file fills which field, and what happens to rows that are there already. */
export type ImportOptions = {
  mapping: Record<string, number>;
  mode: 'create' | 'upsert';
  /** The field that tells which record a row means; for `upsert` only. */
  key: string | null;
};

const shape = z.strictObject({
  mapping: z.record(z.string().max(100), z.number().int().min(0).nullable(), { error: 'Pasangkan kolom.' }),
  mode: z
    .enum(['create', 'upsert'], { error: 'Pilih hanya tambah, atau tambah dan perbarui.' })
    .default('create'),
  key: z.string().max(100).nullish(),
});

/**
 * Reads what the person decided.
 * @throws Refusal 422 for fields that cannot be imported, columns that are not there, required fields without a column, a key that is none
 */
export function readOptions(resource: Resource, columnCount: number, body: unknown): ImportOptions {
  const parsed = shape.safeParse(body ?? {});
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { mode, key } = parsed.data;
  const known = new Map(importableColumns(resource).map((column) => [column.name, column]));
  const mapping: Record<string, number> = {};
  const faults: string[] = [];
  for (const [name, index] of Object.entries(parsed.data.mapping)) {
    if (index === null) continue;
    if (!known.has(name)) faults.push(`Isian “${name}” tidak dapat diimpor.`);
    else if (index >= columnCount)
      faults.push(`Kolom untuk “${known.get(name)?.heading}” tidak ada di berkas.`);
    else mapping[name] = index;
  }
  if (new Set(Object.values(mapping)).size < Object.keys(mapping).length)
    faults.push('Satu kolom berkas hanya dapat mengisi satu isian.');
  if (faults.length === 0 && Object.keys(mapping).length === 0)
    faults.push('Pasangkan paling sedikit satu kolom.');
  if (faults.length === 0 && mode === 'create')
    for (const heading of missingHeadings(resource, mapping))
      faults.push(`Pasangkan kolom untuk ${heading}.`);
  if (faults.length > 0) throw invalid({ mapping: faults }, faults[0]);
  if (mode === 'create') return { mapping, mode, key: null };
  if (!key || !keyFields(resource).includes(key) || mapping[key] === undefined)
    throw invalid({ key: ['Pilih kolom kunci yang dipasangkan, misalnya kode.'] });
  return { mapping, mode, key };
}

/** Required fields that no column fills and that have no default. */
const missingHeadings = (resource: Resource, mapping: Record<string, number>): string[] =>
  importableColumns(resource)
    .filter(
      ({ name, field }) => typeof field === 'object' && mapping[name] === undefined && mustBeGiven(field),
    )
    .map(({ heading }) => `“${heading}”`);

const mustBeGiven = (field: Resource['fields'][string]): boolean =>
  isRequired(field) && !('default' in field.options && field.options.default !== undefined);

/** The fields by whose value a record can be found: unique ones that people type. */
export const keyFields = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(
      ([, field]) =>
        (field.kind === 'text' || field.kind === 'integer') &&
        field.options.unique === true &&
        !isStamped(field),
    )
    .map(([name]) => name);
