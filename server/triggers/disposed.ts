import { endOfDayInWib } from '../../lib/wib.ts';
import type { Executor } from '../db/executor.ts';
import { emitEvent } from './emit-event.ts';

/** Emits the events of a new disposition: received now, deadline to come (DOMAIN 7). */
export async function disposed(
  tx: Executor,
  given: {
    letterId: string;
    dispositionId: string;
    positionIds: readonly string[];
    /** YYYY-MM-DD; it ends with that day in Jakarta. */
    deadline: string | null;
    byUserId: string;
  },
): Promise<void> {
  const { deadline, ...rest } = given;
  const what = { ...rest, turn: given.dispositionId };
  await emitEvent(tx, 'disposisi.diterima', what);
  if (deadline)
    await emitEvent(tx, 'disposisi.batas_waktu', { ...what, at: new Date(endOfDayInWib(deadline)) });
}
