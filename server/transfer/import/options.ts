import type { ImportChoice } from '../../../domain/calls/transfer.ts';
import { translate } from '../../../lib/language.ts';
import { isRequired, isStamped, type Resource } from '../../../resources/declare.ts';
import { invalid } from '../../http/index.ts';
import { kindOf } from '../../kinds/index.ts';
import { importableColumns, isTyped } from '../columns.ts';

/** Where each field's values come from, and what happens to existing records. */
export type ImportOptions = {
  mapping: Record<string, number>;
  mode: ImportChoice['mode'];
  key: string | null;
};

/**
 * Checks what was chosen against the file and the declaration.
 * @param resource as the actor's role sees it
 * @throws Refusal 422 for fields that cannot be imported, missing columns, required fields without a column, an
 * invalid key
 */
export function readOptions(
  resource: Resource,
  columnCount: number,
  { mode, key, mapping: chosen }: ImportChoice,
): ImportOptions {
  const known = new Map(importableColumns(resource).map((column) => [column.name, column]));
  const mapping: Record<string, number> = {};
  const faults: string[] = [];
  for (const [name, index] of Object.entries(chosen)) {
    if (index === null) continue;
    if (!known.has(name))
      faults.push(
        translate({
          id: `Isian “${name}” tidak dapat diimpor.`,
          en: `The field “${name}” cannot be imported.`,
        }),
      );
    else if (index >= columnCount)
      faults.push(
        translate({
          id: `Kolom untuk “${known.get(name)?.heading}” tidak ada di berkas.`,
          en: `The file has no column for “${known.get(name)?.heading}”.`,
        }),
      );
    else if (mode === 'create' && resource.locked?.includes(name))
      faults.push(
        translate({
          id: `Peran Anda hanya dapat melihat “${known.get(name)?.heading}”.`,
          en: `Your role may only read “${known.get(name)?.heading}”.`,
        }),
      );
    else mapping[name] = index;
  }
  if (new Set(Object.values(mapping)).size < Object.keys(mapping).length)
    faults.push(
      translate({
        id: 'Satu kolom berkas hanya dapat mengisi satu isian.',
        en: 'One column of the file can fill only one field.',
      }),
    );
  if (faults.length === 0 && Object.keys(mapping).length === 0)
    faults.push(translate({ id: 'Pasangkan paling sedikit satu kolom.', en: 'Match at least one column.' }));
  if (faults.length === 0 && mode === 'create')
    for (const heading of missingHeadings(resource, mapping))
      faults.push(
        translate({ id: `Pasangkan kolom untuk ${heading}.`, en: `Match a column for ${heading}.` }),
      );
  if (faults.length > 0) throw invalid({ mapping: faults }, faults[0]);
  if (mode === 'create') return { mapping, mode, key: null };
  if (!key || !keyFields(resource).includes(key) || mapping[key] === undefined)
    throw invalid({
      key: [
        translate({
          id: 'Pilih kolom kunci yang dipasangkan, misalnya kode.',
          en: 'Choose a matched column as the key, such as the code.',
        }),
      ],
    });
  return { mapping, mode, key };
}

/** Required fields that no column fills and that have no default. */
const missingHeadings = (resource: Resource, mapping: Record<string, number>): string[] =>
  importableColumns(resource)
    .filter(
      ({ name, field }) => typeof field === 'object' && mapping[name] === undefined && mustBeGiven(field),
    )
    .map(({ heading }) => `“${heading}”`);

/** Required, without a default. */
export const mustBeGiven = (field: Resource['fields'][string]): boolean =>
  isRequired(field) &&
  !isStamped(field) &&
  !('default' in field.options && field.options.default !== undefined);

/** Gives the fields that identify a record: unique ones that users type, and numbers from the server. */
export const keyFields = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(
      ([, field]) =>
        kindOf(field).isKey !== null &&
        'unique' in field.options &&
        field.options.unique === true &&
        isTyped(field),
    )
    .map(([name]) => name);
