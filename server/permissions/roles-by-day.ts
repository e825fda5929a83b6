import { plusDays } from '../../lib/wib.ts';

/** The fields of a holding that decide which roles apply on a day. */
export type Holding = {
  id: string;
  userId: string;
  positionId: string;
  type: string;
  startDate: string;
  endDate: string | null;
  isActive: boolean;
  roleIds: readonly string[];
  /** Roles that every holder of the post has; they come first. */
  postRoleIds: readonly string[];
  isPostActive: boolean;
};

/** Roles of one user that newly apply on any day from today, as main role or in any entry. */
export function rolesGained(
  before: readonly Holding[],
  after: readonly Holding[],
  today: string,
): { main: string[]; any: string[] } {
  const days = daysOfChange([...before, ...after], today);
  const main = days.flatMap((day) => without([mainRoleOn(after, day)], [mainRoleOn(before, day)]));
  const further = days.flatMap((day) => without(rolesOn(after, day), rolesOn(before, day)));
  return { main: [...new Set(main)], any: [...new Set([...main, ...further])] };
}

/** Between two of these days nothing begins and nothing ends. */
const daysOfChange = (holdings: readonly Holding[], today: string): string[] => [
  ...new Set(
    [
      today,
      ...holdings.flatMap(({ startDate, endDate }) => [
        startDate,
        ...(endDate ? [plusDays(endDate, 1)] : []),
      ]),
    ].filter((day) => day >= today),
  ),
];

const mainRoleOn = (holdings: readonly Holding[], day: string): string | undefined =>
  rolesGiven(mainHoldingOn(holdings, day))[0];

/** Finds a user's main holding on any day: as the database's `main_holding` for today. */
export const mainHoldingOn = (holdings: readonly Holding[], day: string): Holding | undefined =>
  heldOn(holdings, day).toSorted(mainFirst)[0];

const mainFirst = (a: Holding, b: Holding): number =>
  Number(b.type === 'definitif') - Number(a.type === 'definitif') ||
  inOrder(a.startDate, b.startDate) ||
  inOrder(a.id, b.id);

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const rolesOn = (holdings: readonly Holding[], day: string): string[] =>
  heldOn(holdings, day).flatMap(rolesGiven);

/** What a holding gives: as the database's `holding_roles`. */
const rolesGiven = (holding: Holding | undefined): string[] =>
  holding ? [...new Set([...holding.postRoleIds, ...holding.roleIds])] : [];

const heldOn = (holdings: readonly Holding[], day: string): Holding[] =>
  holdings.filter(
    ({ isActive, isPostActive, startDate, endDate }) =>
      isActive && isPostActive && startDate <= day && (endDate === null || endDate >= day),
  );

const without = (some: readonly (string | undefined)[], others: readonly (string | undefined)[]): string[] =>
  some.flatMap((role) => (role && !others.includes(role) ? [role] : []));
