import { and, eq } from 'drizzle-orm';
import { fillNumber } from '../../../domain/letters/render-number.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { bookedNumbers, numberCounters } from '../tables.ts';
import { bookingFits } from './counter.ts';
import type { LetterNumberFacts, NumberFacts } from './number-facts.ts';
import type { Taken } from './taken.ts';

export type Booking = typeof bookedNumbers.$inferSelect;

/**
 * Takes a booked number at signing, in the format its rule had when it was booked.
 * @throws Refusal 409 when it is used or cancelled, 422 when it is not one for this letter
 */
export async function takeBooked(
  tx: Executor,
  { letterId, bookedNumberId }: { letterId: string; bookedNumberId: string },
  facts: LetterNumberFacts,
  at: Date,
): Promise<Taken> {
  const [booked] = await tx
    .update(bookedNumbers)
    .set({ state: 'used', usedByLetterId: letterId })
    .where(and(eq(bookedNumbers.id, bookedNumberId), eq(bookedNumbers.state, 'booked')))
    .returning();
  if (!booked)
    throw conflict(
      translate({
        id: 'Nomor pesanan naskah ini sudah dipakai atau dibatalkan. Pilih nomor lain.',
        en: 'The booked number of this letter was already used or cancelled. Choose another.',
      }),
    );
  if (!(await isFor(tx, bookedNumberId, facts, at)))
    throw invalid({ bookedNumberId: [translate(otherScope)] });
  const { counterId, sequence, suffix, pattern } = booked;
  return { counterId, sequence, suffix, number: fillNumber(pattern, facts) };
}

export async function isFor(
  executor: Executor,
  bookedNumberId: string,
  facts: NumberFacts,
  at: Date,
): Promise<boolean> {
  const found = await executor
    .select({ id: bookedNumbers.id })
    .from(bookedNumbers)
    .innerJoin(numberCounters, eq(numberCounters.id, bookedNumbers.counterId))
    .where(and(eq(bookedNumbers.id, bookedNumberId), bookingFits(facts, at)));
  return found.length > 0;
}

export const otherScope = {
  id: 'Nomor pesanan ini untuk kode nomor, unit, sub jenis, atau tahun lain. Pilih nomor lain.',
  en: 'This booked number is for another number code, unit, subtype or year. Choose another.',
};
