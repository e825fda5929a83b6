import { and, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { numbersPage } from '../../../domain/access/pages.ts';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { NumberCalls } from '../../../domain/calls/letters/numbers.ts';
import { type BookedNumber, shownNumber } from '../../../domain/letters/letter-number.ts';
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
import { bookedNumbers } from '../tables.ts';
import { counterKey } from './counter.ts';
import { numberFactsFor } from './number-facts.ts';
import type { Booking } from './take-booked.ts';
import { takeNext } from './take-next.ts';

/**
 * POST /letter/api/Number/book: consecutive numbers without letters (DOMAIN 5), as for outages. The client's id
 * makes retries idempotent.
 * @throws Refusal 403 without the page "Nomor Naskah"; 409 for an id that is taken by another booking, with the
 * actor's own booking under it as data; 422 naming the field
 */
export async function bookNumbers(
  { db }: Deps,
  actor: Actor,
  body: ReadBody<NumberCalls['book']>,
): Promise<BookedNumber[]> {
  assertMayOpen(actor, numbersPage);
  const { id, naskahDinasCategoryId, unitId, count, reason, date } = body();
  const day = date ?? dayInWib();
  assertNotBefore(day);
  return db.transaction(async (tx) => {
    const facts = await numberFactsFor(tx, { subTypeId: naskahDinasCategoryId, unitId });
    if (!facts)
      throw invalid(
        (await isUsable(tx, unitId))
          ? {
              naskahDinasCategoryId: [
                translate({ id: 'Sub jenis ini tidak dapat dipakai.', en: 'This subtype cannot be used.' }),
              ],
            }
          : { unitId: [translate({ id: 'Unit ini tidak dapat dipakai.', en: 'This unit cannot be used.' })] },
      );
    const known = id ? await bookedBy(tx, id) : [];
    if (known[0]) {
      const wanted = { unitId: facts.unitId, numberCodeId: facts.rule.id, reason, day: date ?? known[0].day };
      return acceptRepetition(actor, known, { ...wanted, count });
    }
    const at = noonOf(day);
    const key = counterKey(facts.rule, { ...facts, at });
    const { first, counterId, counterName } = await takeNext(tx, key, facts.rule, count);
    const made = Array.from({ length: count }, (_, step) => ({
      id: step === 0 && id ? id.toLowerCase() : newId(),
      numberCodeId: facts.rule.id,
      counterId,
      sequence: first + step,
      suffix: '',
      pattern: renderAhead(facts.rule, { ...facts, at, sequence: first + step, suffix: '' }),
      unitId: facts.unitId,
      day,
      reason,
      bookedByUserId: actor.userId,
    }));
    await tx.insert(bookedNumbers).values(made);
    await recordAudit(tx, {
      actor,
      action: 'book-number',
      resource: 'letter-number',
      recordId: made[0]?.id ?? '',
      after: { scope: counterName, first, count, reason },
    });
    return made.map(bookedNumberOf);
  });
}

/**
 * Loads the booking whose first number has this id, locked until the transaction ends, so that it is booked once.
 */
async function bookedBy(tx: Executor, id: string): Promise<Booking[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`booking ${id.toLowerCase()}`}))`);
  const first = alias(bookedNumbers, 'first');
  const found = await tx
    .select({ one: bookedNumbers })
    .from(first)
    .innerJoin(
      bookedNumbers,
      and(
        eq(bookedNumbers.counterId, first.counterId),
        eq(bookedNumbers.bookedByUserId, first.bookedByUserId),
        // Booked in one piece, in one transaction.
        eq(bookedNumbers.bookedAt, first.bookedAt),
        gte(bookedNumbers.sequence, first.sequence),
        eq(bookedNumbers.suffix, first.suffix),
      ),
    )
    .where(eq(first.id, id))
    .orderBy(bookedNumbers.sequence);
  return found.map(({ one }) => one);
}

type Wanted = Pick<Booking, 'unitId' | 'numberCodeId' | 'reason' | 'day'> & { count: number };

function acceptRepetition(
  actor: Actor,
  known: readonly Booking[],
  { count, ...wanted }: Wanted,
): BookedNumber[] {
  const [first] = known;
  if (first?.bookedByUserId !== actor.userId)
    throw conflict(
      translate({
        id: 'Nomor tidak dapat dipesan dengan id ini.',
        en: 'A number cannot be booked under this id.',
      }),
    );
  const isSame =
    known.length === count &&
    first.suffix === '' &&
    first.unitId === wanted.unitId &&
    first.numberCodeId === wanted.numberCodeId &&
    first.reason === wanted.reason &&
    first.day === wanted.day;
  const items = known.map(bookedNumberOf);
  if (isSame) return items;
  throw conflict(
    translate({
      id: `Pesanan ini sudah tercatat: ${items.length} nomor mulai ${items[0]?.number}. Untuk pesanan lain, mulai dari awal.`,
      en: `This booking is already recorded: ${items.length} numbers from ${items[0]?.number}. Begin anew for another booking.`,
    }),
    { items, totalCount: items.length },
  );
}

export const bookedNumberOf = ({
  id,
  pattern,
  day,
  reason,
}: Pick<Booking, 'id' | 'pattern' | 'day' | 'reason'>): BookedNumber => ({
  id,
  number: shownNumber(pattern),
  day,
  reason,
});

async function isUsable(tx: Executor, unitId: string): Promise<boolean> {
  const found = await tx.execute(sql`select 1 from organization_unit where id = ${unitId} and is_active`);
  return found.rows.length > 0;
}

export const noonOf = (day: string): Date => new Date(`${day}T05:00:00Z`);

/** Refuses past days: a number between given ones is an inserted one. */
function assertNotBefore(day: string): void {
  const today = new Date();
  if (day < dayInWib(today))
    throw invalid({
      date: [
        translate({
          id: 'Tanggal sudah lewat. Untuk nomor di antara yang sudah terbit, buat nomor sisipan.',
          en: 'The date is past. For a number between those already given, make an inserted number.',
        }),
      ],
    });
  if (day > dayInWib(new Date(today.getTime() + 366 * 24 * 3_600_000)))
    throw invalid({
      date: [translate({ id: 'Paling jauh satu tahun ke depan.', en: 'One year ahead at most.' })],
    });
}
