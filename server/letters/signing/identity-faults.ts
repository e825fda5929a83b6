import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Draft, DraftFields } from '../drafting/draft.ts';
import { bookingFault } from '../numbering/usable-bookings.ts';
import { maySignSo } from './identities.ts';

/**
 * Finds faults in a draft's signing name or booked number.
 * @param before what was stored; untouched values pass
 */
export async function identityFaults(
  executor: Executor,
  actor: Actor,
  { fields }: Draft,
  before?: Draft,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const { senderDelegations, bookedNumberId } = fields;
  const isTouched = !before || identityMark(before.fields) !== identityMark(fields);
  if (isTouched && senderDelegations.length > 0 && !(await isTrue(executor, fields)))
    faults.senderDelegationId1 = [
      translate({
        id: 'Penanda tangan tidak atau tidak lagi menandatangani dengan cara ini. Pilih kembali.',
        en: 'The sender does not sign this way, or no longer does. Choose again.',
      }),
    ];
  // Checks only a newly chosen number here: sending checks it again, whoever sends (faultsBeforeSending).
  if (bookedNumberId && before && before.fields.bookedNumberId !== bookedNumberId)
    Object.assign(faults, asFault(await bookingFault(executor, actor, bookedNumberId)));
  return faults;
}

/** A booked number chosen for a letter that is only now stored. */
export async function newBookingFaults(
  executor: Executor,
  actor: Actor,
  { fields: { bookedNumberId } }: Draft,
): Promise<Record<string, string[]>> {
  return bookedNumberId ? asFault(await bookingFault(executor, actor, bookedNumberId)) : {};
}

const asFault = (fault: string | undefined): Record<string, string[]> =>
  fault ? { bookedNumberId: [fault] } : {};

const identityMark = ({ senderUserId, senderPositionId, senderDelegations }: DraftFields): string =>
  JSON.stringify([senderUserId, senderPositionId, senderDelegations]);

async function isTrue(executor: Executor, fields: DraftFields): Promise<boolean> {
  const { senderUserId: userId, senderPositionId: positionId, senderDelegations } = fields;
  return (
    userId !== null && positionId !== null && maySignSo(executor, { userId, positionId }, senderDelegations)
  );
}
