import { absenceFaults, beginsPast, endsTooFar } from '../../../domain/accounts/absence.ts';
import type { AbsenceScope } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { endsBefore } from '../../../resources/shared-fields.ts';

export type Asked = {
  startDate: string | null;
  endDate: string | null;
  toUserId: string | null;
  scopes: readonly AbsenceScope[];
  reason: string;
};

/** What is wrong with each field of an absence, in the words of the server. */
export function faultsOf({
  startDate,
  endDate,
  toUserId,
  scopes,
  reason,
}: Asked): Partial<Record<keyof Asked, string>> {
  const days = {
    ...(startDate && beginsPast(startDate)),
    ...endsTooFar(endDate),
    ...endsBefore(startDate, endDate),
  };
  return {
    ...Object.fromEntries(
      Object.entries(days).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
    ),
    ...(!startDate && { startDate: translate(absenceFaults.startMissing) }),
    ...(!endDate && { endDate: translate(absenceFaults.endMissing) }),
    ...(!toUserId && { toUserId: translate(absenceFaults.choosePerson) }),
    ...(scopes.length === 0 && { scopes: translate(absenceFaults.chooseScope) }),
    ...(!reason.trim() && { reason: translate(absenceFaults.reasonMissing) }),
  };
}
