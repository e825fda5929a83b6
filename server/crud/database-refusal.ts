import type { Resource } from '../../resources/declare.ts';
import { conflict, invalid, type Refusal } from '../http/index.ts';
import { snakeCase } from './table.ts';

type DatabaseError = { code?: string; constraint?: string; column?: string; table?: string; cause?: unknown };

/** What the database refused, told at the field it belongs to; undefined for anything that is not the caller's doing. */
export function refusalOf(error: unknown, resource: Resource): Refusal | undefined {
  const found = databaseError(error);
  const field = Object.keys(resource.fields).find((name) =>
    found?.constraint?.startsWith(`${snakeCase(resource.entity)}_${snakeCase(name)}_`),
  );
  const label = field ? (resource.fields[field]?.label.id ?? '') : '';
  if (found?.code === '23505' && field) return invalid({ [field]: [`${label} ini sudah dipakai.`] });
  // The same record twice, as of two who bring it back at once.
  if (found?.code === '23505') return conflict('Data ini sudah ada.');
  if (found?.code === '23503' && field && found.table === snakeCase(resource.entity))
    return invalid({ [field]: ['Pilihan ini tidak ada lagi.'] });
  if (found?.code === '23503')
    return conflict('Tidak dapat dihapus karena masih dipakai. Nonaktifkan bila tidak dipakai lagi.');
  if (found?.code && standstills.includes(found.code))
    return conflict('Data ini sedang diubah orang lain. Coba lagi sebentar.');
  return undefined;
}

/** Deadlock, serialization failure, lock not available: two were at it, and one had to give way. */
const standstills = ['40P01', '40001', '55P03'];

/** drizzle wraps what the driver threw. */
export function databaseError(error: unknown): DatabaseError | undefined {
  const candidate = error as DatabaseError | undefined;
  if (typeof candidate?.code === 'string' && /^[0-9A-Z]{5}$/.test(candidate.code)) return candidate;
  return candidate?.cause ? databaseError(candidate.cause) : undefined;
}
