import { isDeepStrictEqual } from 'node:util';
import type { FormerValues } from '../../../domain/calls/record-history.ts';
import { translate } from '../../../lib/language.ts';
import { embedName, type Field, isCreateOnly, isStamped, type Resource } from '../../../resources/declare.ts';
import { lockedIn } from '../../../resources/field-conditions.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { typedIn } from '../../../resources/kinds/parts/typed.ts';
import { maskedBy } from '../../../resources/kinds/text/mask.ts';
import type { Row } from '../hooks.ts';
import { spelled } from '../parts/same-parts.ts';
import { lockedField } from '../rights/role-view.ts';
import { isKept } from '../sql/table.ts';
import { cannotChange } from '../writing/conditional-fields.ts';
import { changedFields } from './history-changes.ts';

type Sides = { before: Row | null; after: Row | null };
/** The records, by field and id, and the files that former values name and that are still there. */
export type Named = {
  records: ReadonlyMap<string, { label: string; isOffered: boolean }>;
  files: ReadonlySet<string>;
};
type Former = Pick<FormerValues, 'values' | 'left' | 'hasUnseen'>;

/**
 * Whether a form could be filled with what a change took away.
 * @param seen as the reader's role sees it
 */
export const comesBack = (seen: Resource, { before, after }: Sides): boolean =>
  before !== null &&
  after !== null &&
  (isStatusChanged(seen, before, after) ||
    typedChanges(seen, before, after).some(
      ([name, field]) => !isGuarded(field) && refusalFor(seen, name, field) === undefined,
    ));

/**
 * What a record's form is filled with to take a change back. Reads only; saving obeys every rule there is.
 * @param seen as the reader's role sees it
 * @param now the record with all its fields
 */
export function formerOf(seen: Resource, { before, after }: Sides, now: Row, named: Named): Former {
  const former: Former = { values: {}, left: [], hasUnseen: false };
  if (!before || !after) return former;
  const changes = typedChanges(seen, before, after);
  former.hasUnseen =
    typedChanges(wholeOf(seen), before, after).length > changes.length ||
    changes.some(([, field]) => isGuarded(field));
  const leave = (name: string, field: Field, reason: string): void => {
    former.left.push({ field: name, label: translate(field.label), reason });
  };
  const found = changes.filter(([name, field]) => {
    const refusal = refusalFor(seen, name, field);
    if (refusal) leave(name, field, refusal);
    return !refusal && !isGuarded(field);
  });
  const back = new Map(found.map(([name, field]) => [name, formerValueOf(name, field, before, now, named)]));
  // As the server will judge them together: one may unlock another.
  const whole = { ...now, ...Object.fromEntries([...back].map(([name, { value }]) => [name, value])) };
  const locked = lockedIn(wholeOf(seen).fields, whole);
  for (const [name, field] of found) {
    const { value, labels, isLess } = back.get(name) as Returned;
    if (isSame(field, value, now[name])) {
      if (isLess) leave(name, field, translate(gone));
      continue;
    }
    if (locked.has(name)) {
      leave(name, field, cannotChange(field));
      continue;
    }
    if (isLess) leave(name, field, translate(isEmpty(value) ? gone : partlyGone));
    if (isLess && isEmpty(value)) continue;
    former.values[name] = value;
    if (labels !== undefined) former.values[embedName(name)] = labels;
  }
  if (isStatusChanged(seen, before, after) && before.isActive !== now.isActive)
    former.values.isActive = before.isActive;
  return former;
}

/** What former values name, to be looked for: ids of records by field, and of files. */
export function namesIn(
  seen: Resource,
  { before, after }: Sides,
): { records: { key: string; field: Reference; ids: string[] }[]; files: string[] } {
  const records: { key: string; field: Reference; ids: string[] }[] = [];
  const files: string[] = [];
  for (const [name, field] of before && after ? typedChanges(seen, before, after) : []) {
    const value = before?.[name];
    if (refers(field)) records.push({ key: name, field, ids: idsIn(value) });
    if (holdsFiles(field)) files.push(...((value ?? []) as { id: string }[]).map(({ id }) => id));
    if (field.kind === 'parts')
      for (const [inner, cell] of Object.entries(field.fields))
        if (refers(cell))
          records.push({
            key: `${name}.${inner}`,
            field: cell,
            ids: ((value ?? []) as Row[]).flatMap((row) => idsIn(row[inner])),
          });
  }
  return { records: records.filter(({ ids }) => ids.length > 0), files };
}

type Reference = Extract<Field, { kind: 'reference' | 'references' }>;
const refers = (field: Field): field is Reference =>
  field.kind === 'reference' || field.kind === 'references';
const idsIn = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string');
const isGuarded = (field: Field): boolean => field.kind === 'reference' && Boolean(field.options.guarded);

/** The changed fields that people fill in. What one side does not hold was not kept, or not declared yet. */
const typedChanges = (resource: Resource, before: Row, after: Row): [string, Field][] =>
  changedFields(resource, before, after).filter(
    ([name, field]) =>
      !isStamped(field) && !isCreateOnly(field) && (!isKept(field) || (name in before && name in after)),
  );

const isStatusChanged = ({ deactivating }: Resource, before: Row, after: Row): boolean =>
  deactivating !== false &&
  typeof before.isActive === 'boolean' &&
  typeof after.isActive === 'boolean' &&
  before.isActive !== after.isActive;

/** Why a field's former value never comes back by this form. */
function refusalFor({ locked = [] }: Resource, name: string, field: Field): string | undefined {
  const cells = field.kind === 'parts' ? Object.values(field.fields) : [];
  if (!isKept(field) || [field, ...cells].some((each) => maskedBy(each) !== undefined))
    return translate(notKept);
  if (locked.includes(name)) return translate(lockedField);
  return 'fixed' in field.options && field.options.fixed ? cannotChange(field) : undefined;
}

const notKept = {
  id: 'Nilai ini dirahasiakan, jadi riwayat tidak menyimpannya.',
  en: 'This value is secret, so the history does not keep it.',
};
const gone = {
  id: 'Isi sebelumnya tidak ada lagi atau sudah dinonaktifkan.',
  en: 'What it held no longer exists, or was deactivated.',
};
const partlyGone = {
  id: 'Sebagian isi sebelumnya tidak ada lagi atau sudah dinonaktifkan.',
  en: 'Some of what it held no longer exists, or was deactivated.',
};

/** `labels` are those of references; `isLess` where something of it is gone. */
type Returned = { value: unknown; labels?: unknown; isLess: boolean };

function formerValueOf(name: string, field: Field, before: Row, now: Row, named: Named): Returned {
  const value = before[name] ?? null;
  if (refers(field)) return referred(name, field, value, now[name], named);
  if (field.kind === 'parts') return rowsOf(name, field, value, now[name], named);
  if (holdsFiles(field))
    return kept(value, (one) => named.files.has(String((one as { id?: unknown } | null)?.id)));
  const isDeclared = (one: unknown): boolean =>
    (field.kind !== 'choice' && field.kind !== 'choices') ||
    field.choices.some((choice) => choice.value === one) ||
    (field.kind === 'choices' && field.options.others !== undefined);
  if (field.kind === 'choices') return kept(value, isDeclared);
  return value === null || isDeclared(value) ? { value, isLess: false } : { value: null, isLess: true };
}

function kept(value: unknown, isThere: (one: unknown) => boolean): Returned {
  const list = Array.isArray(value) ? value : [];
  const there = list.filter(isThere);
  return { value: there, isLess: there.length < list.length };
}

/** A record that was chosen may be chosen again while pickers offer it, or while it still stands there. */
function referred(key: string, field: Reference, value: unknown, now: unknown, { records }: Named): Returned {
  const held = new Set(idsIn(now));
  const there = idsIn(value).flatMap((id) => {
    const record = records.get(`${key} ${id}`);
    return record && (record.isOffered || held.has(id)) ? [{ id, label: record.label }] : [];
  });
  const isLess = there.length < idsIn(value).length;
  return field.kind === 'reference'
    ? { value: there[0]?.id ?? null, labels: there[0] ?? null, isLess }
    : { value: there.map(({ id }) => id), labels: there, isLess };
}

/** Rows as a form holds them: those that are gone come as new ones, and cells that were empty are there again. */
function rowsOf(
  name: string,
  field: Extract<Field, { kind: 'parts' }>,
  value: unknown,
  now: unknown,
  named: Named,
): Returned {
  const stored = new Map(((now ?? []) as Row[]).map((row) => [row.id, row]));
  let isLess = false;
  const rows = ((value ?? []) as Row[]).map((old) => {
    const same = stored.get(old.id);
    const row: Row = same ? { id: old.id } : {};
    for (const [inner, cell] of Object.entries(typedIn(field))) {
      if (!refers(cell)) {
        row[inner] = old[inner] ?? null;
        continue;
      }
      const back = referred(`${name}.${inner}`, cell, old[inner], same?.[inner], named);
      row[inner] = back.value;
      row[embedName(inner)] = back.labels;
      isLess ||= back.isLess;
    }
    return row;
  });
  return { value: rows, isLess };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function isSame(field: Field, value: unknown, now: unknown): boolean {
  if (isEmpty(value) && isEmpty(now)) return true;
  return field.kind === 'parts'
    ? spelled(field, value) === spelled(field, now)
    : isDeepStrictEqual(value, now);
}
