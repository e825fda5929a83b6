import type { ImportKnown } from '../../../../domain/calls/transfer.ts';
import { seenFor } from '../../../crud/index.ts';
import type { Db } from '../../../db/executor.ts';
import { newId } from '../../../db/ids.ts';
import { kindOf } from '../../../kinds/index.ts';
import type { FileRow } from '../file/cells.ts';
import { keyFields } from '../options.ts';
import type { Work } from './check-rows.ts';
import { decodeRows, mappedColumns } from './decode-rows.ts';
import { findTaken } from './find-existing.ts';

/**
 * Finds how many of the bad rows mean stored records that the actor may change, by the field that knows most of them.
 * @param rows those that an import which only adds refuses
 */
export async function findKnown(
  db: Db,
  { resource, actor, options, changeRule }: Work,
  rows: readonly FileRow[],
): Promise<ImportKnown | null> {
  if (options.mode !== 'create' || !changeRule || rows.length === 0) return null;
  const keys = keyFields(seenFor(actor, resource));
  const mapped = mappedColumns(resource, options).filter(({ name }) => keys.includes(name));
  const drafts = await decodeRows(rows, mapped, newId);
  let most: ImportKnown | null = null;
  for (const { name } of mapped) {
    const field = resource.fields[name];
    const isKey = field && kindOf(field).isKey;
    const typed = drafts.map(({ values }) => String(values[name] ?? '')).filter((value) => isKey?.(value));
    const taken = await findTaken(db, resource, name, [...new Set(typed)], changeRule);
    const count = typed.filter((value) => taken.has(value)).length;
    if (count > (most?.rows ?? 0)) most = { key: name, rows: count };
  }
  return most;
}
