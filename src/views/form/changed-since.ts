import { embedName, type Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';

/** The names of what differs between two readings of a record, in the declaration's order. */
export const changedSince = (resource: Resource, before: Row, after: Row): string[] =>
  [...Object.keys(resource.fields), 'isActive'].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

/** Whose value a field gets: the one that is stored now, or the one in the form. */
export type Side = 'theirs' | 'mine';
export type Chosen = Record<string, Side>;

/** Before anybody chooses: what only the other one changed stays theirs, what both changed is open. */
export const firstChoice = (theirs: string[], mine: string[]): Chosen =>
  Object.fromEntries(theirs.filter((name) => !mine.includes(name)).map((name) => [name, 'theirs']));

/**
 * The fields that the form puts over what is stored now: everything this person changed, without what was given to
 * the other one.
 */
export const keptOfMine = (mine: string[], chosen: Chosen): string[] => [
  ...mine.filter((name) => chosen[name] !== 'theirs'),
  ...Object.keys(chosen).filter((name) => chosen[name] === 'mine' && !mine.includes(name)),
];

/** A field's part of a row: its value, and the labels that stand beside a reference. */
export const partOf = (row: Row, name: string): [string, unknown][] =>
  [...new Set([name, embedName(name)])].filter((key) => key in row).map((key) => [key, row[key]]);
