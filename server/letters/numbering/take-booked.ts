import { and, eq, type SQL } from 'drizzle-orm';
import { fillNumber } from '../../../domain/letters/render-number.ts';
import { say } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { bookedNumbers } from '../tables.ts';
import type { LetterNumberFacts, NumberFacts } from './number-facts.ts';
import { fitsScope, fitsScopeSql } from './scope-parts.ts';
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
      say({
        id: 'Nomor pesanan naskah ini sudah dipakai atau dibatalkan. Pilih nomor lain.',
        en: 'The booked number of this letter was already used or cancelled. Choose another.',
      }),
    );
  if (!isFor(booked, facts, at)) throw invalid({ bookedNumberId: [say(otherScope)] });
  const { scope, sequence, suffix, pattern } = booked;
  return { scope, sequence, suffix, number: fillNumber(pattern, facts) };
}

/**
 * May a booked number go on the letter: same rule, company, unit, sub-kind and period? Inserted numbers stand
 * beside an older one, so any time fits.
 */
export const isFor = (
  { scope, suffix }: Pick<Booking, 'scope' | 'suffix'>,
  facts: NumberFacts,
  at: Date,
): boolean => fitsScope(scope, { ...letterOf(facts), ...(suffix === '' && { at }) });

/** The same of many, as a condition on the table of booked numbers. */
export const areFor = (facts: NumberFacts, at: Date): SQL => fitsScopeSql({ ...letterOf(facts), at });

const letterOf = ({ rule, companyCode, unitId, subKindCode }: NumberFacts) => ({
  ...{ numberCodeId: rule.id, companyCode, unitId, subKindCode },
});

export const otherScope = {
  id: 'Nomor pesanan ini untuk kode nomor, unit, sub jenis, atau tahun lain. Pilih nomor lain.',
  en: 'This booked number is for another number code, unit, subtype or year. Choose another.',
};
