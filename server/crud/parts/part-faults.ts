import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { unknownRow } from '../../../resources/kinds/parts/schema.ts';
import { type Part, partsIn } from '../../../resources/part-resource.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid, type Refusal } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { tableName } from '../sql/names.ts';

type Checked = { values: Row; before?: Row | undefined; isRestored?: boolean | undefined };
type ReferenceFaults = (
  executor: Executor,
  resource: Resource,
  rows: readonly Checked[],
) => Promise<(Refusal | undefined)[]>;

/**
 * Checks rows like records, by statements per field: rows of other records, references that no picker offers.
 * @returns each record's refusal, naming cells as `items.0.unitId`
 */
export async function partFaults(
  executor: Executor,
  resource: Resource,
  records: readonly Checked[],
  referenceFaults: ReferenceFaults,
): Promise<(Refusal | undefined)[]> {
  const errors = records.map((): Record<string, string[]> => ({}));
  for (const part of partsIn(resource)) {
    const rows = records.flatMap((record, at) => rowsOf(part, record, at));
    for (const { at, path, isUnknown } of rows)
      if (isUnknown) Object.assign(errors[at] ?? {}, { [`${path}.id`]: [translate(unknownRow)] });
    const checked = rows.filter(({ isUnknown }) => !isUnknown);
    const missing = await missingReferences(executor, part, checked);
    for (const { at, path, values } of checked)
      for (const name of missing.get(values) ?? [])
        Object.assign(errors[at] ?? {}, { [`${path}.${name}`]: [translate(notThere)] });
    const faults = await referenceFaults(executor, part.rows, checked);
    for (const [index, fault] of faults.entries()) {
      const row = checked[index];
      for (const [name, messages] of Object.entries(fault?.errors ?? {}))
        if (row) Object.assign(errors[row.at] ?? {}, { [`${row.path}.${name}`]: messages });
    }
  }
  return errors.map((found) => (Object.keys(found).length > 0 ? invalid(found) : undefined));
}

const notThere = { id: 'Pilihan ini tidak ada.', en: 'This choice does not exist.' };

type RowChecked = Checked & { at: number; path: string; isUnknown: boolean };

/** Those that name something: an id, or a record they did not refer to before. */
function rowsOf({ name, field }: Part, { values, before, isRestored }: Checked, at: number): RowChecked[] {
  if (!Array.isArray(values[name])) return [];
  const old = new Map(((before?.[name] ?? []) as Row[]).map((row) => [row.id, row]));
  const references = Object.keys(field.fields).filter((key) => refers(field.fields[key]));
  return (values[name] as Row[]).flatMap((row, index) => {
    const was = row.id ? old.get(String(row.id).toLowerCase()) : undefined;
    const isUnknown = Boolean(row.id) && !was && !isRestored;
    if (!isUnknown && references.every((key) => (row[key] ?? null) === (was?.[key] ?? null))) return [];
    return { at, path: `${name}.${index}`, values: row, before: was, isRestored, isUnknown };
  });
}

const refers = (field: Field | undefined): boolean =>
  field?.kind === 'reference' || field?.kind === 'references';

/** A record's own references are left to foreign keys, which could not say in which row. */
async function missingReferences(
  executor: Executor,
  { field }: Part,
  rows: readonly RowChecked[],
): Promise<Map<Row, string[]>> {
  const found = new Map<Row, string[]>();
  const asked = Object.entries(field.fields).flatMap(([name, inner]) => {
    if (inner.kind !== 'reference') return [];
    const ids = [
      ...new Set(
        rows.flatMap(({ values, before }) => (values[name] === before?.[name] ? [] : (values[name] ?? []))),
      ),
    ];
    if (ids.length === 0) return [];
    const target = sql.raw(tableName(resourceNamed(inner.to)));
    return [
      sql`select ${name}::text as name, w.id from unnest(${sql.param(ids)}::uuid[]) w(id)
        where not exists (select from ${target} m where m.id = w.id)`,
    ];
  });
  if (asked.length === 0) return found;
  const missing = await executor.execute<{ name: string; id: string }>(sql.join(asked, sql` union all `));
  if (missing.rows.length === 0) return found;
  const isMissing = new Set(missing.rows.map(({ name, id }) => `${name} ${id}`));
  for (const { values } of rows) {
    const names = Object.keys(field.fields).filter((name) =>
      isMissing.has(`${name} ${String(values[name]).toLowerCase()}`),
    );
    if (names.length > 0) found.set(values, names);
  }
  return found;
}
