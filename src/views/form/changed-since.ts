import { embedName, type Resource } from '../../../resources/declare.ts';
import type { Side } from '../../ui/conflict-dialog.tsx';
import type { Row } from '../record.ts';

/** Fields that differ between two readings of a record, in declared order. */
export const changedSince = (resource: Resource, before: Row, after: Row): string[] =>
  [...Object.keys(resource.fields), 'isActive'].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

export type Chosen = Record<string, Side>;

/** Default choices: fields only the other user changed are theirs; fields both changed are open. */
export const firstChoice = (theirs: string[], mine: string[]): Chosen =>
  Object.fromEntries(theirs.filter((name) => !mine.includes(name)).map((name) => [name, 'theirs']));

/**
 * Fields whose form value replaces the stored one: the user's changes except those chosen as theirs, and any other
 * chosen as mine.
 */
export const keptOfMine = (mine: string[], chosen: Chosen): string[] => [
  ...mine.filter((name) => chosen[name] !== 'theirs'),
  ...Object.keys(chosen).filter((name) => chosen[name] === 'mine' && !mine.includes(name)),
];

/** A field's part of a row: its value, and the labels of a reference. */
export const partOf = (row: Row, name: string): [string, unknown][] =>
  [...new Set([name, embedName(name)])].filter((key) => key in row).map((key) => [key, row[key]]);
