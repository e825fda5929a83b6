import { and, eq, getTableColumns } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { translate } from '../../../lib/language.ts';
import { mayOpen } from '../../../resources/access.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, type ListData } from '../../http/index.ts';
import type { DraftFields } from '../drafting/draft.ts';
import { findLetter } from '../reading/find-letter.ts';
import { mayWrite } from '../rules/rights.ts';
import { bookedNumbers, numberCounters } from '../tables.ts';
import { bookedNumberOf } from './book-numbers.ts';
import { bookingFits } from './counter.ts';
import { numberFactsOf } from './number-facts.ts';
import { isFor, otherScope } from './take-booked.ts';

/** A unit's booked numbers are for people acting in it and for number administrators. */
export const mayUseBooking = (actor: Actor, booked: { unitId: string }): boolean =>
  booked.unitId === actor.unitId || managesNumbers(actor);

const managesNumbers = (actor: Actor): boolean => mayOpen(viewerOf(actor), numbersPage);

/**
 * GET /letter/api/Letter/{id}/booked-numbers: those usable for this letter, oldest first.
 * @throws Refusal 404 unseen, 403 without the right to write
 */
export async function usableBookings(
  { db }: Deps,
  actor: Actor,
  letterId: string,
): Promise<ListData<BookedNumber>> {
  const letter = await findLetter(db, actor, letterId);
  if (!mayWrite(actor)) throw forbidden();
  if (!isNumbered(letter)) return { items: [], totalCount: 0 };
  const facts = await numberFactsOf(db, letter);
  const booked = await db
    .select(getTableColumns(bookedNumbers))
    .from(bookedNumbers)
    .innerJoin(numberCounters, eq(numberCounters.id, bookedNumbers.counterId))
    .where(
      and(
        eq(bookedNumbers.state, 'booked'),
        bookingFits(facts, new Date()),
        managesNumbers(actor) ? undefined : eq(bookedNumbers.unitId, actor.unitId),
      ),
    )
    .orderBy(bookedNumbers.sequence, bookedNumbers.suffix)
    .limit(500);
  const items = booked.map(bookedNumberOf);
  return { items, totalCount: items.length };
}

/** Why a booked number may not be chosen for a draft, as a message; undefined when it may. */
export async function bookingFault(
  executor: Executor,
  actor: Actor,
  bookedNumberId: string,
): Promise<string | undefined> {
  const [booked] = isId(bookedNumberId)
    ? await executor.select().from(bookedNumbers).where(eq(bookedNumbers.id, bookedNumberId))
    : [];
  // Same message for forbidden and missing numbers (no existence oracle).
  if (!booked || !mayUseBooking(actor, booked))
    return translate({ id: 'Nomor pesanan ini tidak ditemukan.', en: 'This booked number was not found.' });
  return booked.state === 'booked'
    ? undefined
    : translate({
        id: 'Nomor pesanan ini sudah dipakai atau dibatalkan.',
        en: 'This booked number was already used or cancelled.',
      });
}

/**
 * The same on sending: also checks that the number fits this letter. The chooser's permission was checked when
 * chosen.
 */
export async function bookingFaults(
  executor: Executor,
  { fields }: { fields: DraftFields },
  letterId: string,
): Promise<Record<string, string[]>> {
  if (!fields.bookedNumberId) return {};
  const [booked] = await executor
    .select()
    .from(bookedNumbers)
    .where(eq(bookedNumbers.id, fields.bookedNumberId));
  // Taken by an earlier signature of this letter, it is kept for it.
  const isOwn = booked?.state === 'used' && booked.usedByLetterId === letterId;
  if (booked?.state !== 'booked' && !isOwn)
    return {
      bookedNumberId: [
        translate({
          id: 'Nomor pesanan ini sudah dipakai atau dibatalkan.',
          en: 'This booked number was already used or cancelled.',
        }),
      ],
    };
  if (!isNumbered(fields)) return {};
  const facts = await numberFactsOf(executor, fields);
  return (await isFor(executor, fields.bookedNumberId, facts, new Date()))
    ? {}
    : { bookedNumberId: [translate(otherScope)] };
}

/** Everything that a number is made of has been chosen. */
const isNumbered = (letter: DraftFields): boolean =>
  [letter.subTypeId, letter.senderPositionId, letter.securityId, letter.classificationId].every(Boolean);
