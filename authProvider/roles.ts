import type { Viewer } from '../domain/access/viewer.ts';
import type { RoleEntry as ToldEntry, CurrentUser as ToldUser } from '../domain/calls/session.ts';

/** An answer of another server of SPEC A6, which may leave fields out. */
type Lenient<Told, Kept extends keyof Told> = Pick<Told, Kept> & {
  [Name in Exclude<keyof Told, Kept>]?: Told[Name] | null;
};

export type RoleEntry = Lenient<ToldEntry, 'id' | 'type'>;
export type CurrentUser = Lenient<Omit<ToldUser, 'listRoles'>, 'id' | 'personName' | 'email'> & {
  listRoles?: RoleEntry[] | null;
};

export const MAIN_ROLE = 'User Main Role';

/** The position's name, else the role's (SPEC A3). */
export const roleLabel = (entry: Partial<RoleEntry>): string =>
  entry.pejabatJabatanName || entry.pejabatRoleName || entry.Name || '';

/**
 * The role a person acts in (SPEC A4): the one kept in this browser, else the one the server calls active,
 * else the main one.
 */
export function activeRole(
  user: Pick<CurrentUser, 'listRoles'>,
  keptId?: string | null,
): RoleEntry | undefined {
  const entries = user.listRoles ?? [];
  return (
    entries.find((entry) => entry.id === keptId) ??
    entries.find((entry) => entry.isActive) ??
    entries.find((entry) => entry.type === MAIN_ROLE)
  );
}

/** The active entry first, the main one next, the others as they came (SPEC A4). */
export function orderRoles(entries: RoleEntry[], activeId?: string): RoleEntry[] {
  const rank = (entry: RoleEntry): number => (entry.id === activeId ? 0 : entry.type === MAIN_ROLE ? 1 : 2);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

/** Sits this entry at somebody else's desk (SPEC B2)? Then whose, "" where the post is vacant; null at one's own. */
export const actsFor = (entry: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined): string | null =>
  entry?.type === 'Secretary' || entry?.type === 'Delegation' ? (entry.onBehalfOf ?? '') : null;

/** What SPEC A2's rules ask about a person: "additional" is any role but the main one, or acting for another. */
export function viewerOf(user: CurrentUser, role: RoleEntry | undefined): Viewer {
  const type = role?.type ?? user.type ?? '';
  const actsForAnother = [type, user.type].some((kind) => kind === 'Secretary' || kind === 'Delegation');
  return {
    type,
    isUnitKearsipan: user.isUnitKearsipan === true,
    isAdditional: actsForAnother || (role !== undefined && role.type !== MAIN_ROLE),
    privilegedList: role?.privilegedList ?? [],
    readsOnly: role?.readsOnly === true,
  };
}
