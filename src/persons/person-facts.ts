import type { PersonFacts } from '../../domain/accounts/sign-in-conditions.ts';
import { holdingName, isPast, type Looked, type PersonValues, rolesByHolding } from './person-values.ts';

/** What the panel decides by: the fields, and what the server says of them. */
export function factsOf(
  { personName, npp, email, isldap, isActive = true, roleIds = [], holdings = [], account }: PersonValues,
  looked: Looked,
  { today, willInvite }: { today: string; willInvite: boolean },
): PersonFacts {
  const roles = rolesByHolding({ holdings, roleIds }, today);
  const chosen = holdings
    .map((row, at) => ({ row, roles: roles[at] ?? [], seen: looked.holdings[at] }))
    .filter(({ row }) => row.positionId);
  const current = chosen.filter(({ row }) => !isPast(row, today));
  const isTaken = looked.taken.npp !== null || looked.taken.email !== null;
  return {
    ...{ isActive, isldap: String(isldap), isDirectoryConnected: looked.isDirectoryConnected },
    holdings: chosen.flatMap(({ row: { startDate, endDate }, seen }) =>
      startDate ? [{ startDate, endDate, isOpen: seen?.isOpen ?? true }] : [],
    ),
    actsForOthers: account?.actsForOthers ?? false,
    hasPassword: account?.hasPassword ?? false,
    invitation: account?.invitation.state ?? 'none',
    identity: isTaken ? 'taken' : personName?.trim() && npp?.trim() && email?.trim() ? 'complete' : 'missing',
    roleless: current
      .filter(({ roles: own, seen }) => own.length === 0 && !seen?.postRoles.length)
      .map(({ row }) => holdingName(row)),
    empty: [...new Set(current.flatMap(({ seen }) => seen?.empty ?? []))],
    willInvite,
    isLocked: account?.isLocked ?? false,
    mustChangePassword: account?.mustChangePassword ?? false,
  };
}
