import { type Message, translate } from '../../../lib/language.ts';
import { formulaOf, type Resource } from '../../../resources/declare.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import { conflict, invalid, type Refusal } from '../../http/index.ts';
import { snakeCase } from './table.ts';

type DatabaseError = { code?: string; constraint?: string; column?: string; table?: string; cause?: unknown };

/** Maps a database error to a refusal at its field; undefined for errors the client did not cause. */
export function refusalOf(error: unknown, resource: Resource): Refusal | undefined {
  const found = databaseError(error);
  const field = Object.keys(resource.fields).find((name) =>
    found?.constraint?.startsWith(`${snakeCase(resource.entity)}_${snakeCase(name)}_`),
  );
  if (found?.code === '23505' && field)
    return invalid({
      [field]: [sayUsed(resource.fields[field]?.label)],
    });
  // The same record twice, as of two who bring it back at once.
  if (found?.code === '23505')
    return conflict(translate({ id: 'Data ini sudah ada.', en: 'This record already exists.' }));
  if (found?.code === '23503' && field && tablesOf(resource).includes(found.table ?? ''))
    return invalid({
      [field]: [translate({ id: 'Pilihan ini tidak ada lagi.', en: 'This choice no longer exists.' })],
    });
  if (found?.code === '23503')
    return conflict(
      translate({
        id: 'Tidak dapat dihapus karena masih dipakai. Nonaktifkan bila tidak dipakai lagi.',
        en: 'Cannot be deleted while it is used. Deactivate it if it is no longer needed.',
      }),
    );
  // Only a formula can leave the bounds of a column: what is sent was checked.
  const computed = found?.code === '22003' && computedField(resource);
  if (computed)
    return invalid({
      [computed]: [
        translate({
          id: 'Hasil hitungannya terlalu besar. Perkecil nilainya.',
          en: 'What comes of it is too large. Make the values smaller.',
        }),
      ],
    });
  if (found?.code && standstills.includes(found.code))
    return conflict(
      translate({
        id: 'Data ini sedang diubah orang lain. Coba lagi sebentar.',
        en: 'Somebody else is changing this record. Try again in a moment.',
      }),
    );
  return undefined;
}

/** The first field that a formula computes, or whose rows hold such a one. */
const computedField = ({ fields }: Resource): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name];
    if (field?.kind === 'parts') return Object.values(field.fields).some((inner) => formulaOf(inner));
    return field && formulaOf(field);
  });

const tablesOf = (resource: Resource): string[] =>
  [resource, ...partsIn(resource).map(({ rows }) => rows)].map(({ entity }) => snakeCase(entity));

/** The same words where two rows of an import have the same value (server/transfer). */
export const sayUsed = (label: Message = { id: 'Nilai', en: 'value' }): string =>
  translate({ id: `${label.id} ini sudah dipakai.`, en: `This ${label.en.toLowerCase()} is already used.` });

/** Deadlock, serialization failure, lock not available: concurrent writes of which one must give way. */
const standstills = ['40P01', '40001', '55P03'];

/** drizzle wraps what the driver threw. */
export function databaseError(error: unknown): DatabaseError | undefined {
  const candidate = error as DatabaseError | undefined;
  if (typeof candidate?.code === 'string' && /^[0-9A-Z]{5}$/.test(candidate.code)) return candidate;
  return candidate?.cause ? databaseError(candidate.cause) : undefined;
}
