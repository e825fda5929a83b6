import type { Change } from '../../domain/calls/record-calls.ts';
import { translate } from '../../lib/language.ts';
import type { Field, Resource } from '../../resources/declare.ts';
import { holdsFiles } from '../../resources/kinds/file/limits.ts';
import { kindOf, titlesOf } from '../kinds/index.ts';
import { plainText } from '../rich-text/index.ts';
import type { Row } from './hooks.ts';
import { isStored } from './table.ts';

type Ref = { id: string; label: string };
/** Ids of records by the name of their resource. */
export type Wanted = Map<string, Set<string>>;

/** Longest text in characters: a history is read on a screen. */
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
 * Compares two audited rows in declared order, for display: references by label, rich text as plain, long text cut,
 * secrets never.
 * @param labelOf the current label of a record; undefined when it no longer exists
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
    if (holdsFiles(field)) return titlesOf(value);
    if (kindOf(field).isHtml) return cut(plainText(String(value)));
    return typeof value === 'string' ? cut(value) : value;
  };
  const refOf = (to: string, id: string): Ref => ({
    id,
    label: labelOf(to, id) ?? translate({ id: 'Sudah dihapus', en: 'Already deleted' }),
  });
  const changes: Change[] = changedFields(resource, before, after).map(([name, field]) =>
    isStored(field)
      ? {
          field: name,
          label: translate(field.label),
          before: told(field, before[name]),
          after: told(field, after[name]),
        }
      : { field: name, label: translate(field.label), before: null, after: translate(secretReplaced) },
  );
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

/** The audit log holds only a flag for a secret, never its value (write-record.ts). */
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
