import { eq, type SQL } from 'drizzle-orm';
import {
  type DispositionEvent,
  type DispositionState,
  dispositionStates,
  partAfter,
} from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { conflict } from '../../http/index.ts';
import type { Received } from './load-tree.ts';
import { dispositionRecipients } from './tables.ts';

type Changes = Partial<Omit<typeof dispositionRecipients.$inferInsert, 'id' | 'state'>>;

/**
 * Writes the state an event leads a part to, and the changes that come with it.
 * @throws Refusal 409 where the part's life refuses the event
 */
export async function movePart(
  tx: Executor,
  part: Pick<Received, 'id' | 'state'>,
  event: DispositionEvent,
  changes: Changes,
): Promise<void> {
  const state = partAfter(part.state, event);
  if (!state)
    throw conflict(
      translate({
        id: 'Langkah ini tidak berlaku untuk keadaan disposisi sekarang.',
        en: 'This step does not apply to the disposition as it is now.',
      }),
    );
  await tx
    .update(dispositionRecipients)
    .set({ ...changes, state })
    .where(eq(dispositionRecipients.id, part.id));
}

/** The recipient of an alias is in a state that passes. */
export const partIn = (alias: string, passes: (state: DispositionState) => boolean): SQL =>
  stateIn(`${alias}.state`, dispositionStates.filter(passes));
