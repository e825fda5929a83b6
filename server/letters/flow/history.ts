import { sql } from 'drizzle-orm';
import { decidesState } from '../../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { letterTimeline } from '../parts/tables.ts';
import { endByChange } from '../snoozing/end-snoozes.ts';

/**
 * Writes a history step (SPEC B1, B2). Call after writing reviewers and signatures: the state may depend on those left.
 */
export async function recordStep(
  tx: Executor,
  actor: ActedBy,
  letterId: string,
  event: TimelineEvent,
  {
    note = null,
    at = new Date(),
    dispositionId = null,
    toPositionId = null,
  }: { note?: string | null; at?: Date; dispositionId?: string | null; toPositionId?: string | null } = {},
): Promise<void> {
  await tx.insert(letterTimeline).values({
    ...stepOf(actor, letterId, event, note, at),
    dispositionId,
    toPositionId,
    ...(decidesState.has(event) && {
      reviewersLeft: event === 'signed' ? signersLeftOf(letterId) : reviewersLeftOf(letterId),
    }),
  });
  await endByChange(tx, actor, letterId, event);
}

/** Writes the same step for many letters whose state it does not decide; a few hundred per statement. */
export async function recordSteps(
  tx: Executor,
  actor: ActedBy,
  letterIds: readonly string[],
  event: TimelineEvent,
  note: string,
): Promise<void> {
  const at = new Date();
  const rows = letterIds.map((letterId) => stepOf(actor, letterId, event, note, at));
  for (let begin = 0; begin < rows.length; begin += 500)
    await tx.insert(letterTimeline).values(rows.slice(begin, begin + 500));
}

const stepOf = (actor: ActedBy, letterId: string, event: TimelineEvent, note: string | null, at: Date) => ({
  id: newId(),
  letterId,
  event,
  at,
  userId: actor.userId,
  positionId: actor.positionId,
  onBehalfOfUserId: actor.forUserId,
  note,
});

const reviewersLeftOf = (letterId: string) =>
  sql`(select count(*)::int from letter_reviewer r where r.letter_id = ${letterId} and r.status is null)`;

const signersLeftOf = (letterId: string) =>
  sql`(select count(*)::int from letter_cosigner k where k.letter_id = ${letterId} and k.signed_at is null)`;
