import type { Page } from '../domain/access/pages.ts';
import type { Choice } from '../lib/choice.ts';
import type { Message } from '../lib/language.ts';
import type { Resource } from './declare.ts';

export type Branch = { prefix: string; label: Message };

/** A branch of the menu; declared resources stand in it by the first segment of their paths. */
export type MenuBranch = Branch & { icon: string; administrative: boolean };

/** Where privileges of no known branch stand. */
const elsewhere: Branch = { prefix: 'lainnya', label: { id: 'Lainnya', en: 'Others' } };

/** In menu order: letters first, those without a branch last. */
export const privilegeGroups = (branches: readonly Branch[]): Branch[] => [
  { prefix: 'naskah-dinas', label: { id: 'Naskah Dinas', en: 'Letters' } },
  ...branches.map(({ prefix, label }) => ({ prefix, label })),
  { prefix: 'pelaporan', label: { id: 'Pelaporan', en: 'Reports' } },
  elsewhere,
];

export function privilegesOf(
  groups: readonly Branch[],
  entries: readonly Pick<Page | Resource, 'path' | 'label'>[],
): Choice[] {
  return groups.flatMap(({ prefix }) =>
    entries
      .filter(({ path }) => groupOf(groups, path) === prefix)
      .map(({ path, label }) => ({ value: path, label })),
  );
}

/** The group that a path belongs to. */
export function groupOf(groups: readonly Branch[], path: string): string {
  const first = path.split('/')[1] ?? '';
  return groups.some(({ prefix }) => prefix === first) ? first : elsewhere.prefix;
}
