import { and, eq } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { NumberCalls } from '../../../domain/calls/letters/numbers.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/index.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { bookedNumbers } from '../tables.ts';

/**
 * POST /letter/api/Number/{id}/cancel: cancels a booked number; it stays taken for ever, with the reason.
 * @throws Refusal 403 without the page "Nomor Naskah"; 404; 409 when a letter has it or it is cancelled; 422 no
 * reason
 */
export async function cancelBooking(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<NumberCalls['cancel']>,
): Promise<void> {
  assertMayOpen(actor, numbersPage);
  const [booked] = isId(id) ? await db.select().from(bookedNumbers).where(eq(bookedNumbers.id, id)) : [];
  if (!booked)
    throw notFound(
      translate({ id: 'Nomor pesanan tidak ditemukan.', en: 'This booked number was not found.' }),
    );
  if (booked.state !== 'booked') throw tooLate();
  const { reason } = body();
  await db.transaction(async (tx) => {
    const cancelled = await tx
      .update(bookedNumbers)
      .set({
        state: 'released-as-cancelled',
        cancelledAt: new Date(),
        cancelReason: reason,
        cancelledByUserId: actor.userId,
      })
      .where(and(eq(bookedNumbers.id, id), eq(bookedNumbers.state, 'booked')))
      .returning({ id: bookedNumbers.id });
    if (cancelled.length === 0) throw tooLate();
    await recordAudit(tx, {
      actor,
      action: 'cancel-number',
      resource: 'letter-number',
      recordId: id,
      before: { state: 'booked' },
      after: { state: 'released-as-cancelled', reason },
    });
  });
}

const tooLate = () =>
  conflict(
    translate({
      id: 'Nomor ini sudah dipakai atau dibatalkan.',
      en: 'This number was already used or cancelled.',
    }),
  );
