import { trimSlashes } from '../../../domain/access/paths.ts';
import { opens, pathOf } from '../../../domain/access/rights.ts';
import type { CatalogueEntry } from '../../../domain/calls/permissions.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { resourceByVerb } from '../../../resources/entry-fault.ts';
import { privileges, privilegeTree } from '../../../resources/index.ts';
import { withPath } from './change-rights.ts';

/** A privilege in the tree. `isOffered` is false for one that only an existing role still holds. */
export type Privilege = { path: string; label: Message; description: string; isOffered: boolean };
export type PrivilegeGroup = { prefix: string; label: Message; privileges: Privilege[] };

/**
 * A role's privileges in menu groups and order: the catalogue's, and others the role holds.
 * @param catalogue undefined until loaded: the declared privileges replace it
 * @param held paths of the role
 */
export function groupsOf(
  catalogue: readonly CatalogueEntry[] | undefined,
  held: readonly string[],
): PrivilegeGroup[] {
  const entries = catalogue ?? privileges.map(declaredEntry);
  const known = entries.filter((entry) => entry.isActive || isHeld(held, entry.path));
  const unknown = [...new Set(held.map(pathOf))].filter(
    (path) => !entries.some((entry) => trimSlashes(entry.path) === trimSlashes(path)),
  );
  const shown = [
    ...known.map(({ path, name, branch, description, isActive }): Privilege & { branch: string } => ({
      path,
      branch,
      label: declaredLabels.get(path) ?? { id: name, en: name },
      description: description ?? '',
      isOffered: isActive,
    })),
    // Show unknown privileges, too: nothing a role holds may be invisible.
    ...unknown.map((path) => ({
      path,
      branch: privilegeTree.groupOf(path),
      label: { id: path, en: path },
      description: '',
      isOffered: false,
    })),
  ];
  return privilegeTree.groups
    .map(({ prefix, label }) => ({
      prefix,
      label,
      privileges: shown.filter((privilege) => privilege.branch === prefix),
    }))
    .filter((group) => group.privileges.length > 0);
}

/** Whether the list has any right to the path. */
export const isHeld = (held: readonly string[], path: string): boolean =>
  opens({ privilegedList: held }, path);

/** How many of some privileges are held. */
export const heldOf = (held: readonly string[], some: readonly Privilege[]): number =>
  some.filter(({ path }) => isHeld(held, path)).length;

/**
 * Groups filtered by name, path or description; a group whose name matches stays whole. Where no page is called so,
 * those with a field of that name.
 * @returns also the lines to open, so that what was found is seen
 */
export function matching(
  groups: readonly PrivilegeGroup[],
  typed: string,
): { shown: PrivilegeGroup[]; opened: string[] } {
  const text = typed.trim().toLowerCase();
  const has = (value: string): boolean => value.toLowerCase().includes(text);
  const only = (isFound: (privilege: Privilege) => boolean, whole = (_group: PrivilegeGroup) => false) =>
    groups.flatMap((group) => {
      if (whole(group)) return [group];
      const found = group.privileges.filter(isFound);
      return found.length > 0 ? [{ ...group, privileges: found }] : [];
    });
  const named = only(
    ({ label, path, description }) => has(translate(label)) || has(path) || has(description),
    ({ label }) => has(translate(label)),
  );
  const shown =
    named.length > 0
      ? named
      : only(({ path }) =>
          Object.values(resourceByVerb(path)?.fields ?? {}).some(({ label }) => has(translate(label))),
        );
  const pages = shown === named ? [] : shown.flatMap(({ privileges }) => privileges.map(({ path }) => path));
  return { shown, opened: [...shown.map(({ prefix }) => prefix), ...pages] };
}

/** The list with all of some paths, or without them; in the tree's order. */
export function changed(
  groups: readonly PrivilegeGroup[],
  held: readonly string[],
  paths: readonly string[],
  on: boolean,
): string[] {
  const next = paths.reduce((list, path) => withPath(list, path, on), [...held]);
  const order = groups.flatMap((group) => group.privileges.map(({ path }) => trimSlashes(path)));
  const placeOf = (entry: string): number => order.indexOf(trimSlashes(pathOf(entry)));
  return next.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const declaredLabels = new Map(privileges.map(({ value, label }) => [value, label]));

const declaredEntry = ({ value, label }: (typeof privileges)[number]): CatalogueEntry => ({
  path: value,
  name: translate(label),
  branch: privilegeTree.groupOf(value),
  description: null,
  isActive: true,
});
