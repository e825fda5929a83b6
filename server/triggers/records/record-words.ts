import { sql } from 'drizzle-orm';
import { everyRow, type Resource } from '../../../resources/declare.ts';
import { guardedFor, type Row, selection, tableName } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { wordsOf as wordsOfValue } from '../../kinds/index.ts';
import type { Happened } from './happened.ts';
import { nameOf } from './record-notices.ts';

/** So many records are named in one text. */
const most = 5;

/** Records with the labels of what they refer to; one statement. Of deleted ones only what they held is known. */
export async function labelledRows(
  executor: Executor,
  resource: Resource,
  happened: readonly Happened[],
): Promise<Map<string, Row>> {
  const ids = happened.map(({ row }) => String(row.id));
  const { columns, joins } = selection(resource, true, false);
  const shown = guardedFor(resource, columns, undefined, []);
  const { rows } = await executor.execute<Row>(
    sql`select ${sql.raw(shown)} from ${sql.raw(tableName(resource))} t ${sql.raw(joins)}
      where t.id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map([
    ...happened.map(({ row }) => [String(row.id), row] as const),
    ...rows.map((row) => [String(row.id), row] as const),
  ]);
}

/** The words for a trigger's own text on these records, as somebody's role sees the declaration. */
export function recordWords(
  seen: Resource,
  records: readonly Happened[],
  labelled: ReadonlyMap<string, Row>,
): Record<string, string> {
  const rows = records.map(({ row }) => labelled.get(String(row.id)) ?? row);
  const count = { jumlah: String(rows.length) };
  if (seen.rows !== everyRow) return count;
  const listed = (wordOf: (row: Row) => string): string => {
    const words = rows.slice(0, most).map(wordOf);
    const more = rows.length - most;
    return words.join(', ') + (more > 0 ? `, dan ${more} lagi` : '');
  };
  return {
    ...count,
    data: listed((row) => nameOf(seen, row)),
    ...Object.fromEntries(
      Object.entries(seen.fields).map(([name, field]) => [
        name,
        listed((row) => wordsOfValue(field, row, name)),
      ]),
    ),
  };
}
