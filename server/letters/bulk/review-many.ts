import type { LetterOutcome, ReviewMany } from '../../../domain/calls/letters/flow.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { assertNoted, reviewLetter } from '../flow/review-letter.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { oneByOne } from './one-by-one.ts';

/**
 * Approves or returns many letters, each as in review-letter.ts, in its own transaction. Refusals of single letters
 * go into their outcomes.
 * @throws Refusal 403 without the tasks page; 422 no letters or too many, no decision, returned without a note
 */
export async function reviewMany(
  deps: Deps,
  actor: Actor,
  body: () => ReviewMany,
  log: (fault: unknown) => void,
): Promise<LetterOutcome[]> {
  const { ids, decision, note } = readReview(actor, body);
  return oneByOne(
    ids,
    async ({ id, version }) => {
      await reviewLetter(deps, actor, id, {
        isReturn: decision === 'return',
        body: () => ({ decision, note, version }),
      });
      return {};
    },
    log,
  );
}

/**
 * Checks the permission before the body.
 * @throws Refusal 403, 422 as reviewMany
 */
export function readReview(actor: Actor, body: () => ReviewMany) {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const { note, ...review } = body();
  assertNoted({ decision: review.decision, note });
  return { ...review, note: note || null };
}
