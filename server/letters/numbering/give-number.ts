import { renderNumber } from '../../../domain/letters/render-number.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { type LetterRow, letterNumbers } from '../tables.ts';
import { counterKey } from './counter.ts';
import { type LetterNumberFacts, numberFactsOf } from './number-facts.ts';
import { takeBooked } from './take-booked.ts';
import { takeNext } from './take-next.ts';
import type { Taken } from './taken.ts';

/**
 * The booked number, else the counter's next (SPEC B1.3). Only inside the
 * signing transaction, so that a failure returns it.
 * @throws Refusal 409 when the letter's kind or its rule is gone, another letter has the number, or the booked one
 * is taken; 422 on `bookedNumberId` when it is not one for this letter
 */
export async function giveNumber(tx: Executor, letter: LetterRow, at: Date): Promise<string> {
  const facts = await numberFactsOf(tx, letter);
  const taken = letter.bookedNumberId
    ? await takeBooked(tx, { letterId: letter.id, bookedNumberId: letter.bookedNumberId }, facts, at)
    : await next(tx, facts, at);
  // One number, one letter: rules with the same format must not produce it twice.
  const given = await tx
    .insert(letterNumbers)
    .values({ ...taken, letterId: letter.id, givenAt: at })
    .onConflictDoNothing({ target: letterNumbers.number })
    .returning({ number: letterNumbers.number });
  if (given.length === 0)
    throw conflict(
      translate({
        id: `Nomor ${taken.number} sudah dipakai naskah lain. Minta administrator memeriksa kode nomor.`,
        en: `Another letter already has the number ${taken.number}. Ask an administrator to check the number code.`,
      }),
    );
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
