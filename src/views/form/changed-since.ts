import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';

/** The names of what differs between two readings of a record, in the declaration's order. */
export const changedSince = (resource: Resource, before: Row, after: Row): string[] =>
  [...Object.keys(resource.fields), 'isActive'].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

/**
 * What "save anyway" stores: what is stored now, with what this person changed over it, so that other people's
 * changes to other fields stay.
 */
export const mergeOver = (stored: Row, mine: Row, changed: string[]): Row => ({
  ...stored,
  ...Object.fromEntries(changed.map((name) => [name, mine[name]])),
  version: stored.version,
});
