import { eq } from 'drizzle-orm';
import { renderNumber } from '../../../domain/letters/render-number.ts';
import type { Executor } from '../../db/executor.ts';
import { type LetterRow, letterNumbers } from '../tables.ts';
import { counterKey } from './counter.ts';
import { type By, isTaken, takeKept } from './kept-number.ts';
import { type LetterNumberFacts, numberFactsOf } from './number-facts.ts';
import { takeBooked } from './take-booked.ts';
import { takeNext } from './take-next.ts';
import type { Taken } from './taken.ts';

type Giving = {
  by: By;
  /** For a letter that is not sent in the same transaction: its seal is awaited. */
  isKept?: boolean;
};

/**
 * The number kept for this letter, else the booked one, else the counter's next (SPEC B1.3). Only inside the
 * signing transaction, so that a failure returns it.
 * @throws Refusal 409 when the letter's kind or its rule is gone, another letter has the number, or the booked one
 * is taken; 422 on `bookedNumberId` when it is not one for this letter
 */
export async function giveNumber(
  tx: Executor,
  letter: LetterRow,
  at: Date,
  { by, isKept = false }: Giving,
): Promise<string> {
  const facts = await numberFactsOf(tx, letter);
  const again = await takeKept(tx, letter, facts, { at, by });
  if (again) {
    await tx
      .update(letterNumbers)
      .set({ number: again, givenAt: at, isKept })
      .where(eq(letterNumbers.letterId, letter.id));
    return again;
  }
  const taken = letter.bookedNumberId
    ? await takeBooked(tx, { letterId: letter.id, bookedNumberId: letter.bookedNumberId }, facts, at)
    : await next(tx, facts, at);
  // One number, one letter: rules with the same format must not produce it twice.
  const given = await tx
    .insert(letterNumbers)
    .values({ ...taken, letterId: letter.id, givenAt: at, isKept })
    .onConflictDoNothing({ target: letterNumbers.number })
    .returning({ number: letterNumbers.number });
  if (given.length === 0) throw isTaken(taken.number);
  return taken.number;
}

async function next(tx: Executor, facts: LetterNumberFacts, at: Date): Promise<Taken> {
  const { first: sequence, counterId } = await takeNext(
    tx,
    counterKey(facts.rule, { ...facts, at }),
    facts.rule,
  );
  return { counterId, sequence, suffix: '', number: renderNumber(facts.rule, { ...facts, sequence, at }) };
}
