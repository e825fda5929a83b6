import type { Pool } from 'pg';
import type { FormerValues } from '../../../domain/calls/record-history.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { notFound } from '../../http/index.ts';
import { maySelect } from '../references/check-references.ts';
import { labelOf, tableName } from '../sql/columns.ts';
import { comesBack, formerOf, type Named, namesIn } from './former-values.ts';
import { getRecord } from './get-record.ts';
import { deletedUser, findEntry } from './history.ts';

/**
 * What the fields of one change held before it, as a form takes them.
 * @param seen as the reader's role sees it
 * @throws Refusal 404 for a record out of reach, and for a change that nothing can come back of
 */
export async function readFormer(
  pool: Pool,
  seen: Resource,
  { id, entry: entryId }: { id: string; entry: string },
  rules: { read: RowRule; write: RowRule },
): Promise<FormerValues> {
  const now = await getRecord(pool, wholeOf(seen), id, rules.write);
  const entry = isEntryId(entryId) ? await findEntry(pool, seen, entryId, rules.read, id) : undefined;
  if (!entry || !comesBack(seen, entry)) throw notFound();
  const named = await stillThere(pool, id, namesIn(seen, entry));
  const by = entry.userId && (entry.userName ?? translate(deletedUser));
  return { at: entry.at.toISOString(), by, ...formerOf(seen, entry, now, named) };
}

/** Entries are numbered by a bigserial. */
const isEntryId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** In a statement for all references, and one for files. */
async function stillThere(
  pool: Pool,
  recordId: string,
  { records, files }: ReturnType<typeof namesIn>,
): Promise<Named> {
  const parts = records.map(({ field }, at) => {
    const target = resourceNamed(field.to);
    return `select ${at} as at, m.id, ${labelOf(target, 'm')} as label, (${maySelect(field, 'm')}) as "isOffered"
      from ${tableName(target)} m where m.id = any($${at + 1}::uuid[])`;
  });
  const found =
    parts.length === 0
      ? []
      : (
          await pool.query<{ at: number; id: string; label: string; isOffered: boolean }>(
            parts.join(' union all '),
            records.map(({ ids }) => ids),
          )
        ).rows;
  const held =
    files.length === 0
      ? []
      : (
          await pool.query<{ id: string }>(
            'select id from record_file where id = any($1::uuid[]) and record_id = $2',
            [files, recordId],
          )
        ).rows;
  return {
    records: new Map(
      found.map(({ at, id, label, isOffered }) => [`${records[at]?.key} ${id}`, { label, isOffered }]),
    ),
    files: new Set(held.map(({ id }) => id)),
  };
}
