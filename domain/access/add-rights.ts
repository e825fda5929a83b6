import { trimSlashes } from './paths.ts';
import { entriesOf, pathOf, type Rights, rightsOf, type Verb } from './rights.ts';

/**
 * Merges the rights of several roles; none takes away. A field is hidden (read-only) only where every role that
 * reads (writes) says so; where none writes, nothing is read-only by name.
 * @returns sorted by path
 */
export function addRights(lists: readonly (readonly string[])[]): string[] {
  const [only, ...others] = lists;
  if (!only) return [];
  if (others.length === 0) return [...new Set(only)].toSorted();
  const spelled = new Map<string, string>();
  for (const entry of lists.flat()) {
    const path = trimSlashes(pathOf(entry));
    if (!spelled.has(path)) spelled.set(path, pathOf(entry));
  }
  return [...spelled]
    .flatMap(([path, spelling]) => {
      const given = lists.flatMap((list) => rightsOf(list).get(path) ?? []);
      return entriesOf(spelling, sumOf(given));
    })
    .toSorted();
}

function sumOf(roles: readonly Rights[]): Rights {
  const doing = (...wanted: Verb[]) => roles.filter(({ verbs }) => wanted.some((verb) => verbs.has(verb)));
  const [readers, writers] = [doing('read'), doing('create', 'change')];
  const narrowed = [...new Set(roles.flatMap(({ hidden, locked }) => [...hidden, ...locked]))];
  const isHidden = (field: string) => readers.every(({ hidden }) => hidden.has(field));
  return {
    verbs: new Set(roles.flatMap(({ verbs }) => [...verbs])),
    revealed: new Set(roles.flatMap(({ revealed }) => [...revealed])),
    hidden: new Set(narrowed.filter(isHidden)),
    locked: new Set(
      narrowed.filter(
        (field) =>
          writers.length > 0 &&
          !isHidden(field) &&
          writers.every(({ hidden, locked }) => hidden.has(field) || locked.has(field)),
      ),
    ),
  };
}
