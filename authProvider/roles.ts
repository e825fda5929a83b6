import type { Viewer } from '../domain/access/viewer.ts';

/** One of the roles a person holds (SPEC A3 Role entry). */
export type RoleEntry = {
  id: string;
  /** "User Main Role", "Additional Role", "Secretary" or "Delegation". */
  type: string;
  isActive?: boolean;
  /** The official whom a secretary or delegate acts for. */
  onBehalfOf?: string | null;
  pejabatJabatanName?: string | null;
  pejabatRoleName?: string | null;
  Name?: string | null;
  privilegedList?: string[] | null;
  /** Of a delegation: it is for reading only. */
  readsOnly?: boolean;
  /** Scopes of a delegation; "tandatangan" where it may sign. */
  scopes?: readonly string[] | null;
  /** Of a delegation: its last day, YYYY-MM-DD. */
  until?: string | null;
};

/** The signed-in user from GetUserByToken (SPEC A3 Current user). */
export type CurrentUser = {
  id: string;
  positionId?: string | null;
  personName: string;
  email: string;
  urlImage?: string | null;
  npp?: string | null;
  /** Of the interface: "id" or "en". */
  language?: string | null;
  /** Of the post that the active role works in. */
  unitId?: string | null;
  unitName?: string | null;
  /** 1 directory, 2 local password (SPEC B6). */
  isldap?: number | string | null;
  /** Of the active role: Secretary, Delegation, … */
  type?: string | null;
  isUnitKearsipan?: boolean;
  activeAdditionalRoles?: unknown;
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
