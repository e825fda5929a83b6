import { plusDays } from '../../lib/wib.ts';

/** A person in a post, as far as it decides which roles they use on a day. */
export type Holding = {
  id: string;
  userId: string;
  positionId: string;
  type: string;
  startDate: string;
  endDate: string | null;
  isActive: boolean;
  roleIds: readonly string[];
  isPostActive: boolean;
};

/**
 * Takes one person's holdings as they were and as they are, gives the roles that count on some day from today on and did
 * not on that day before: as the main role, and in whatever entry.
 */
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
  mainHoldingOn(holdings, day)?.roleIds[0];

/** Gives the post one person holds first of all: what `main_holding` of the database says of today, here of any day. */
export const mainHoldingOn = (holdings: readonly Holding[], day: string): Holding | undefined =>
  heldOn(holdings, day).toSorted(mainFirst)[0];

const mainFirst = (a: Holding, b: Holding): number =>
  Number(b.type === 'definitif') - Number(a.type === 'definitif') ||
  inOrder(a.startDate, b.startDate) ||
  inOrder(a.id, b.id);

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const rolesOn = (holdings: readonly Holding[], day: string): string[] =>
  heldOn(holdings, day).flatMap(({ roleIds }) => roleIds);

const heldOn = (holdings: readonly Holding[], day: string): Holding[] =>
  holdings.filter(
    ({ isActive, isPostActive, startDate, endDate }) =>
      isActive && isPostActive && startDate <= day && (endDate === null || endDate >= day),
  );

const without = (some: readonly (string | undefined)[], others: readonly (string | undefined)[]): string[] =>
  some.flatMap((role) => (role && !others.includes(role) ? [role] : []));
