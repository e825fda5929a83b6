import { say } from '../../lib/language.ts';
import type { Field, Resource } from '../../resources/declare.ts';
import { plainText } from '../rich-text/index.ts';
import type { Row } from './hooks.ts';
import { isStored } from './table.ts';

export type Ref = { id: string; label: string };
/** One field of one change; `before` and `after` as a record holds them, references as {id, label}. */
export type Change = { field: string; label: string; before: unknown; after: unknown };
/** Ids of records by the name of their resource. */
export type Wanted = Map<string, Set<string>>;

/** A history is read on a screen: nobody compares more of a text than this. */
const longest = 5000;
const secretReplaced = { id: 'Diganti', en: 'Replaced' };

/** Notes which labels the changes between two audited rows will need. */
export function noteReferences(resource: Resource, before: Row, after: Row, wanted: Wanted): void {
  for (const [name, field] of changedFields(resource, before, after)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    const ids = wanted.get(field.to) ?? new Set<string>();
    for (const id of [before[name], after[name]].flat()) if (typeof id === 'string') ids.add(id);
    wanted.set(field.to, ids);
  }
}

/**
 * What differs between two audited rows, in declared order, for people: references by label, rich text as its words,
 * long text cut, secrets never.
 * @param labelOf what a record of a resource is called now; undefined for one that is no longer there
 */
export function changesOf(
  resource: Resource,
  before: Row,
  after: Row,
  labelOf: (to: string, id: string) => string | undefined,
): Change[] {
  const told = (field: Field, value: unknown): unknown => {
    if (value === undefined || value === null) return null;
    if (field.kind === 'reference') return refOf(field.to, String(value));
    if (field.kind === 'references' && Array.isArray(value))
      return value.map((id) => refOf(field.to, String(id)));
    if (field.kind === 'richText') return cut(plainText(String(value)));
    return typeof value === 'string' ? cut(value) : value;
  };
  const refOf = (to: string, id: string): Ref => ({
    id,
    label: labelOf(to, id) ?? say({ id: 'Sudah dihapus', en: 'Already deleted' }),
  });
  const changes: Change[] = changedFields(resource, before, after).map(([name, field]) =>
    isStored(field)
      ? {
          field: name,
          label: say(field.label),
          before: told(field, before[name]),
          after: told(field, after[name]),
        }
      : { field: name, label: say(field.label), before: null, after: say(secretReplaced) },
  );
  if (before.isActive !== undefined && before.isActive !== after.isActive)
    changes.push({
      field: 'isActive',
      label: say({ id: 'Aktif', en: 'Active' }),
      before: before.isActive,
      after: after.isActive,
    });
  // Why somebody did it, where they had to say so.
  if (typeof after.reason === 'string' && !('reason' in resource.fields))
    changes.push({
      field: 'reason',
      label: say({ id: 'Alasan', en: 'Reason' }),
      before: null,
      after: cut(after.reason),
    });
  return changes;
}

/** A secret stands in the audit log as the word that it was given, never as itself (write-record.ts). */
const changedFields = (resource: Resource, before: Row, after: Row): [string, Field][] =>
  Object.entries(resource.fields).filter(([name, field]) =>
    isStored(field) ? plain(before[name]) !== plain(after[name]) : after[name] === true,
  );

/** Nothing is nothing, whether it was empty or the field did not exist yet. */
const plain = (value: unknown): string =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
