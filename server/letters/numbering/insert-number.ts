import { and, eq, sql } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { NumberCalls } from '../../../domain/calls/letters/numbers.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { renderAhead } from '../../../domain/letters/render-number.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { bookedNumbers, letterNumbers, letters, numberCounters } from '../tables.ts';
import { bookedNumberOf, noonOf } from './book-numbers.ts';
import type { CounterKey } from './counter.ts';
import { numberFactsOf, numberFactsOfCounter } from './number-facts.ts';

/**
 * POST /letter/api/Number/insert: a booked number between two given ones
 * (sisipan, `045.a`), for that time (DOMAIN 5).
 * @throws Refusal 403 without the page "Nomor Naskah"; 409 when all letters from a to z are taken; 422 naming the
 * field
 */
export async function insertNumber(
  { db }: Deps,
  actor: Actor,
  body: ReadBody<NumberCalls['insert']>,
): Promise<BookedNumber> {
  assertMayOpen(actor, numbersPage);
  const { after, reason } = body();
  return db.transaction(async (tx) => {
    const [base] = await tx.select().from(letterNumbers).where(eq(letterNumbers.number, after));
    const [letter] = base ? await tx.select().from(letters).where(eq(letters.id, base.letterId)) : [];
    if (!base || !letter)
      throw invalid({
        after: [translate({ id: 'Nomor ini belum pernah terbit.', en: 'This number was never given.' })],
      });
    const { counterId, sequence, givenAt } = base;
    const counter = await lockCounter(tx, counterId);
    // Uses the neighbour's rule: the subtype's rule may have changed since.
    const facts = await numberFactsOfCounter(tx, counter, await numberFactsOf(tx, letter));
    if (!facts)
      throw conflict(
        translate({
          id: 'Kode nomor dari nomor ini sudah tidak ada.',
          en: 'The number code of this number no longer exists.',
        }),
      );
    const day = await dayOf(tx, base.letterId, givenAt);
    const suffix = await nextSuffix(tx, counterId, sequence);
    const made = {
      id: newId(),
      numberCodeId: facts.rule.id,
      ...{ counterId, sequence, suffix },
      pattern: renderAhead(facts.rule, { ...facts, at: noonOf(day), sequence, suffix }),
      unitId: facts.unitId,
      day,
      reason,
      bookedByUserId: actor.userId,
    };
    await tx.insert(bookedNumbers).values(made);
    await recordAudit(tx, {
      actor,
      action: 'insert-number',
      resource: 'letter-number',
      recordId: made.id,
      after: { after, suffix, reason },
    });
    return bookedNumberOf(made);
  });
}

/** So that concurrent inserts behind one number get different suffixes. */
async function lockCounter(tx: Executor, id: string): Promise<CounterKey> {
  const [counter] = await tx
    .select()
    .from(numberCounters)
    .where(eq(numberCounters.id, id))
    .for('no key update');
  if (!counter) throw new Error(`No counter ${id}`);
  return counter;
}

/** The day the number counts for: a booked one was given to its letter later. */
async function dayOf(tx: Executor, letterId: string, givenAt: Date): Promise<string> {
  const [booked] = await tx
    .select({ day: bookedNumbers.day })
    .from(bookedNumbers)
    .where(and(eq(bookedNumbers.usedByLetterId, letterId), eq(bookedNumbers.state, 'used')));
  return booked?.day ?? dayInWib(givenAt);
}

async function nextSuffix(tx: Executor, counterId: string, sequence: number): Promise<string> {
  const [found] = await tx
    .select({ last: sql<string | null>`max(${bookedNumbers.suffix})` })
    .from(bookedNumbers)
    .where(and(eq(bookedNumbers.counterId, counterId), eq(bookedNumbers.sequence, sequence)));
  const next = found?.last ? String.fromCharCode(found.last.charCodeAt(0) + 1) : 'a';
  if (next > 'z')
    throw conflict(
      translate({
        id: 'Nomor ini sudah memiliki 26 sisipan.',
        en: '26 numbers were already inserted after this one.',
      }),
    );
  return next;
}
