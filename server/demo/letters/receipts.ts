import { type LetterPlan, type Party, recipientsOf } from './plan.ts';
import type { Random } from './random.ts';
import { hour, type WorkClock, workday } from './work-clock.ts';

/** How one post handled a received letter. */
export type Receipt = {
  party: Party;
  kind: 'receiver' | 'cc';
  readAt: Date | null;
  closedAt: Date | null;
  /** The secretary read it for the official. */
  bySecretary: boolean;
};

/** Builds a receipt per receiving post: old letters are read and closed, new ones not yet. */
export function receiptsOf(random: Random, clock: WorkClock, plan: LetterPlan): Receipt[] {
  const received = clock.secondsAt(plan.at);
  const left = clock.now - 1 - received;
  return recipientsOf(plan).map(({ party, kind }) => {
    const wanted = plan.handling.get(party.post);
    const reading = 300 + random.next() ** 3 * 2.5 * workday;
    const closing = reading + 600 + random.next() ** 2 * 5 * workday;
    const forgotten = random.chance(0.01) && left < 60 * workday;
    const isClosed = wanted ? wanted === 'closed' : closing < left && !forgotten;
    const isRead = isClosed || (wanted ? wanted === 'read' : reading < left);
    // Where it had to happen sooner than chance would have it, it did.
    const haste = Math.min(1, (left * 0.9) / (isClosed ? closing : reading));
    const at = (seconds: number) => clock.dateAt(received + Math.max(1, seconds * haste));
    const { secretaryUserId } = party.post;
    const bySecretary = plan.security.rank === 1 && secretaryUserId !== null && random.chance(0.2);
    const readAt = isRead && left > hour / 60 ? at(reading) : null;
    return { party, kind, bySecretary, readAt, closedAt: isClosed && readAt ? at(closing) : null };
  });
}
