import type { Change } from '../../../domain/calls/record-history.ts';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { type Part, partsIn } from '../../../resources/part-resource.ts';
import { kindOf, textOf, titlesOf } from '../../kinds/index.ts';
import { plainText } from '../../rich-text/index.ts';
import type { Row } from '../hooks.ts';
import { isReordered, type RowPair, rowPairs } from '../parts/row-pairs.ts';
import { isKept, isStored } from '../sql/table.ts';

type Ref = { id: string; label: string };
/** Ids of records by the name of their resource. */
export type Wanted = Map<string, Set<string>>;

type LabelOf = (to: string, id: string) => string | undefined;

/** Longest text in characters: a history is read on a screen. */
const longest = 5000;
const secretReplaced = { id: 'Diganti', en: 'Replaced' };

/** Notes which labels the changes between two audited rows will need. */
export function noteReferences(resource: Resource, before: Row, after: Row, wanted: Wanted): void {
  for (const { rows, pairs } of changedParts(resource, before, after))
    for (const pair of pairs) {
      noteReferences(rows, pair.before ?? {}, pair.after ?? {}, wanted);
      noteReferences(rows, {}, onlyNaming(rows, pair.after ?? pair.before ?? {}), wanted);
    }
  for (const [name, field] of changedFields(resource, before, after)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    if (field.kind === 'reference' && field.options.guarded) continue;
    const ids = wanted.get(field.to) ?? new Set<string>();
    for (const id of [before[name], after[name]].flat()) if (typeof id === 'string') ids.add(id);
    wanted.set(field.to, ids);
  }
}

/**
 * Compares two audited rows for display: references by label, rich text as plain, long text cut, secrets never.
 * @param labelOf a record's label; undefined when it is gone
 */
export function changesOf(resource: Resource, before: Row, after: Row, labelOf: LabelOf): Change[] {
  const told = (field: Field, value: unknown): unknown => {
    if (value === undefined || value === null) return null;
    if (field.kind === 'reference')
      return field.options.guarded ? translate(field.options.guarded) : refOf(field.to, String(value));
    if (field.kind === 'references' && Array.isArray(value))
      return value.map((id) => refOf(field.to, String(id)));
    if (holdsFiles(field)) return titlesOf(value);
    if (field.kind === 'json') return cut(JSON.stringify(value, null, 2));
    if (kindOf(field).isHtml) return cut(plainText(String(value)));
    return typeof value === 'string' ? cut(value) : value;
  };
  const refOf = (to: string, id: string): Ref => ({
    id,
    label: labelOf(to, id) ?? translate({ id: 'Sudah dihapus', en: 'Already deleted' }),
  });
  const changes: Change[] = changedFields(resource, before, after).map(([name, field]) => {
    const what = { field: name, label: translate(field.label) };
    if (field.kind === 'parts') return { ...what, ...rowsTold(resource, name, before, after, labelOf) };
    return isStored(field)
      ? { ...what, before: told(field, before[name]), after: told(field, after[name]) }
      : { ...what, before: null, after: translate(secretReplaced) };
  });
  if (before.isActive !== undefined && before.isActive !== after.isActive)
    changes.push({
      field: 'isActive',
      label: translate({ id: 'Aktif', en: 'Active' }),
      before: before.isActive,
      after: after.isActive,
    });
  // The actor's reason, for changes that require one.
  if (typeof after.reason === 'string' && !('reason' in resource.fields))
    changes.push({
      field: 'reason',
      label: translate({ id: 'Alasan', en: 'Reason' }),
      before: null,
      after: cut(after.reason),
    });
  return changes;
}

type ChangedPart = Part & { before: Row[]; after: Row[]; pairs: RowPair[] };

const changedParts = (resource: Resource, before: Row, after: Row): ChangedPart[] =>
  partsIn(resource).map((part) => {
    const [old, now] = [before, after].map((side) => (side[part.name] ?? []) as Row[]) as [Row[], Row[]];
    return { ...part, before: old, after: now, pairs: rowPairs(old, now) };
  });

/** The rows of a part that came, went or changed, each by its own fields. */
function rowsTold(
  resource: Resource,
  name: string,
  before: Row,
  after: Row,
  labelOf: LabelOf,
): Pick<Change, 'before' | 'after' | 'rows' | 'isReordered'> {
  const part = changedParts(resource, before, after).find((one) => one.name === name);
  if (!part) return { before: null, after: null };
  return {
    before: part.before.length,
    after: part.after.length,
    rows: part.pairs.map(({ id, before: was, after: is, place }) => ({
      id,
      change: was ? (is ? 'changed' : 'removed') : 'added',
      place,
      label: rowLabel(part.rows, is ?? was ?? {}, labelOf),
      changes: changesOf(part.rows, was ?? {}, is ?? {}, labelOf),
    })),
    ...(isReordered(part.before, part.after) && { isReordered: true }),
  };
}

const onlyNaming = ({ represent }: Resource, row: Row): Row =>
  Object.fromEntries(represent.map((name) => [name, row[name]]));

/** What names a row: its first field, as an export writes it. */
function rowLabel({ fields, represent: [name = ''] }: Resource, row: Row, labelOf: LabelOf): string {
  const field = fields[name];
  if (!field) return '';
  const label = field.kind === 'reference' ? labelOf(field.to, String(row[name])) : undefined;
  const cell = kindOf(field).exported(field, row[name], { ...row, [`label of ${name}`]: label }, name);
  return cut(textOf(cell));
}

/** The audit log holds only a flag for a secret, never its value (write-record.ts). */
export const changedFields = (resource: Resource, before: Row, after: Row): [string, Field][] =>
  Object.entries(resource.fields).filter(([name, field]) =>
    isKept(field) ? plain(before[name]) !== plain(after[name]) : after[name] === true,
  );

/** Nothing is nothing, whether it was empty or the field did not exist yet. */
const plain = (value: unknown): string =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
