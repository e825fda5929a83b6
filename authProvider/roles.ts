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

/** Picks the active role (SPEC A4): this browser's stored one, else the server's active one, else the main one. */
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

/** Sorts roles: active, main, then the others in given order (SPEC A4). */
export function orderRoles(entries: RoleEntry[], activeId?: string): RoleEntry[] {
  const rank = (entry: RoleEntry): number => (entry.id === activeId ? 0 : entry.type === MAIN_ROLE ? 1 : 2);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The official whose desk this entry works at (SPEC B2); "" where the post is vacant, null at the user's own desk.
 */
export const actsFor = (entry: Pick<RoleEntry, 'type' | 'onBehalfOf'> | undefined): string | null =>
  entry?.type === 'Secretary' || entry?.type === 'Delegation' ? (entry.onBehalfOf ?? '') : null;

/** Builds the viewer for SPEC A2's rules: "additional" is any role but the main one, or acting for another. */
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
