import { and, eq, ne, sql } from 'drizzle-orm';
import { fillNumber, renderNumber } from '../../../domain/letters/render-number.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { ActedBy } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { conflict } from '../../http/index.ts';
import { bookedNumbers, type LetterRow, letterNumbers, numberCounters } from '../tables.ts';
import { counterKey } from './counter.ts';
import type { LetterNumberFacts } from './number-facts.ts';
import { type Booking, isFor } from './take-booked.ts';

/** Who gives or cancels a number. */
export type By = Pick<ActedBy, 'userId' | 'entryId'>;

type Kept = typeof letterNumbers.$inferSelect;

/**
 * Takes the number of an earlier signature again; one that no longer fits, or gives way to a booked one, is
 * cancelled.
 * @returns undefined where none is kept
 * @throws Refusal 409 where another letter has it as it is written now
 */
export async function takeKept(
  tx: Executor,
  letter: LetterRow,
  facts: LetterNumberFacts,
  { at, by }: { at: Date; by: By },
): Promise<string | undefined> {
  const kept = await keptFor(tx, letter.id);
  if (!kept) return undefined;
  const booking = await bookingOf(tx, kept);
  const givesWay = letter.bookedNumberId !== null && letter.bookedNumberId !== booking?.id;
  const number = givesWay ? undefined : await writtenNow(tx, { kept, booking }, facts, at);
  if (number !== undefined) {
    await assertFree(tx, letter.id, number);
    return number;
  }
  await release(tx, letter, { kept, booking }, by, givesWay ? otherNumber : otherCounter);
  return undefined;
}

/** As it is written now, another letter may have it: rules with the same format. */
async function assertFree(tx: Executor, letterId: string, number: string): Promise<void> {
  const others = and(eq(letterNumbers.number, number), ne(letterNumbers.letterId, letterId));
  if ((await tx.$count(letterNumbers, others)) > 0) throw isTaken(number);
}

/** Cancels the number that is kept for a letter which is thrown away; it stays taken for ever. */
export async function releaseKept(tx: Executor, letter: LetterRow, by: By): Promise<void> {
  const kept = await keptFor(tx, letter.id);
  if (!kept) return;
  await release(tx, letter, { kept, booking: await bookingOf(tx, kept) }, by, deleted);
}

async function keptFor(tx: Executor, letterId: string): Promise<Kept | undefined> {
  const [kept] = await tx
    .select()
    .from(letterNumbers)
    .where(and(eq(letterNumbers.letterId, letterId), eq(letterNumbers.isKept, true)));
  return kept;
}

async function bookingOf(tx: Executor, { letterId }: Kept): Promise<Booking | undefined> {
  const [booking] = await tx
    .select()
    .from(bookedNumbers)
    .where(and(eq(bookedNumbers.usedByLetterId, letterId), eq(bookedNumbers.state, 'used')));
  return booking;
}

type Found = { kept: Kept; booking: Booking | undefined };

async function writtenNow(
  tx: Executor,
  { kept, booking }: Found,
  facts: LetterNumberFacts,
  at: Date,
): Promise<string | undefined> {
  if (booking)
    return (await isFor(tx, booking.id, facts, at)) ? fillNumber(booking.pattern, facts) : undefined;
  const [counter] = await tx.select().from(numberCounters).where(eq(numberCounters.id, kept.counterId));
  const wanted = counterKey(facts.rule, { ...facts, at });
  const isSame =
    counter !== undefined &&
    (Object.keys(wanted) as (keyof typeof wanted)[]).every((part) => counter[part] === wanted[part]);
  return isSame ? renderNumber(facts.rule, { ...facts, sequence: kept.sequence, at }) : undefined;
}

/** Becomes a cancelled booking: those need no letter. */
async function release(
  tx: Executor,
  letter: LetterRow,
  { kept, booking }: Found,
  by: By,
  why: Message,
): Promise<void> {
  const { counterId, sequence, suffix, number, givenAt } = kept;
  await tx.delete(letterNumbers).where(eq(letterNumbers.letterId, letter.id));
  const cancelled = {
    state: 'released-as-cancelled',
    usedByLetterId: null,
    cancelledAt: new Date(),
    cancelReason: why.id,
    cancelledByUserId: by.userId,
  } as const;
  const id = booking?.id ?? newId();
  if (booking) await tx.update(bookedNumbers).set(cancelled).where(eq(bookedNumbers.id, id));
  else
    await tx.insert(bookedNumbers).values({
      ...{ id, counterId, sequence, suffix, pattern: number, day: dayInWib(givenAt) },
      numberCodeId: sql`(select c.number_code_id from number_counter c where c.id = ${counterId})`,
      unitId: sql`(select p.unit_id from position p where p.id = ${letter.senderPositionId ?? letter.positionId})`,
      ...{ reason: whyKept.id, bookedByUserId: by.userId },
      ...cancelled,
    });
  await recordAudit(tx, {
    actor: by,
    action: 'cancel-number',
    resource: 'letter-number',
    recordId: id,
    before: { state: 'kept', number },
    after: { state: cancelled.state, reason: why.id },
  });
}

/** The refusal of a number that another letter has. */
export const isTaken = (number: string) =>
  conflict(
    translate({
      id: `Nomor ${number} sudah dipakai naskah lain. Minta administrator memeriksa kode nomor.`,
      en: `Another letter already has the number ${number}. Ask an administrator to check the number code.`,
    }),
  );

// The register is Indonesian.
const whyKept: Message = {
  id: 'Disimpan untuk naskah yang menunggu segel',
  en: 'Kept for a letter awaiting its seal',
};
const otherNumber: Message = {
  id: 'Naskahnya memakai nomor pesanan lain.',
  en: 'Its letter uses another, booked number.',
};
const otherCounter: Message = {
  id: 'Naskahnya berpindah ke kode nomor, unit, sub jenis, atau tahun lain.',
  en: 'Its letter moved to another number code, unit, subtype or year.',
};
const deleted: Message = { id: 'Naskahnya dihapus sebelum terkirim.', en: 'Its letter was deleted unsent.' };
