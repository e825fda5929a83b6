import { trimSlashes } from '../../../domain/access/paths.ts';
import { entriesOf, pathOf, type Rights, rightsAt, type Verb, verbs } from '../../../domain/access/rights.ts';

/** How a role sees a field: changing it too, also opening what is masked, only reading it, not at all. */
export type FieldRight = 'open' | 'reveal' | 'lock' | 'hide';

export const rightsIn = (held: readonly string[], path: string): Rights =>
  rightsAt({ privilegedList: held }, path);

export const fieldRight = ({ hidden, locked, revealed }: Rights, field: string): FieldRight =>
  hidden.has(field) ? 'hide' : locked.has(field) ? 'lock' : revealed.has(field) ? 'reveal' : 'open';

/** The list with all of a path or nothing of it; fields that are narrowed stay so. */
export const withPath = (held: readonly string[], path: string, on: boolean): string[] =>
  withRights(held, path, { ...rightsIn(held, path), verbs: new Set(on ? verbs : []) });

/** The list with one right more or less: each includes reading, so that without reading there is none. */
export function withVerb(held: readonly string[], path: string, verb: Verb, on: boolean): string[] {
  const rights = rightsIn(held, path);
  const next = verbs.filter((each) => (each === verb ? on : rights.verbs.has(each)));
  const given = on ? ['read' as const, ...next] : verb === 'read' ? [] : next;
  return withRights(held, path, { ...rights, verbs: new Set(given) });
}

export function withField(held: readonly string[], path: string, field: string, right: FieldRight): string[] {
  const rights = rightsIn(held, path);
  const other = (names: ReadonlySet<string>) => [...names].filter((name) => name !== field);
  return withRights(held, path, {
    ...rights,
    hidden: new Set([...other(rights.hidden), ...(right === 'hide' ? [field] : [])]),
    revealed: new Set([...other(rights.revealed), ...(right === 'reveal' ? [field] : [])]),
    locked: new Set([...other(rights.locked), ...(right === 'lock' ? [field] : [])]),
  });
}

/** Replaces a path's entries where the first of them stands. */
function withRights(held: readonly string[], path: string, rights: Rights): string[] {
  const isOf = (entry: string): boolean => trimSlashes(pathOf(entry)) === trimSlashes(path);
  const at = held.findIndex(isOf);
  const others = held.filter((entry) => !isOf(entry));
  const entries = entriesOf(path, rights);
  return at < 0 ? [...others, ...entries] : others.toSpliced(at, 0, ...entries);
}
