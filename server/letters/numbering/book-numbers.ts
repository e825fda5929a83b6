import { sql } from 'drizzle-orm';
import { type BookedNumber, shownNumber } from '../../../resources/naskah-dinas/letter-number.ts';
import { renderAhead } from '../../../resources/naskah-dinas/render-number.ts';
import { numbersPage } from '../../../resources/pages.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { bookedNumbers } from '../tables.ts';
import { readBookBody } from './booking-body.ts';
import { counterScope } from './counter-scope.ts';
import { numberFactsFor } from './number-facts.ts';
import type { Booking } from './take-booked.ts';
import { takeNext } from './take-next.ts';

/**
 * POST /letter/api/Number/book: takes numbers from a counter before there are letters for them, in one piece, with who
 * and why (DOMAIN 5). With it numbers can be written on paper while the system is away.
 * @throws Refusal 403 without the page "Nomor Naskah"; 422 naming the field
 */
export async function bookNumbers({ db }: Deps, who: Who, body: unknown): Promise<BookedNumber[]> {
  assertMayOpen(who, numbersPage);
  const { naskahDinasCategoryId, unitId, count, reason, date } = readBookBody(body);
  const day = date ?? dayInWib();
  assertNotBefore(day);
  return db.transaction(async (tx) => {
    const facts = await numberFactsFor(tx, { subKindId: naskahDinasCategoryId, unitId });
    if (!facts)
      throw invalid(
        (await isUsable(tx, unitId))
          ? { naskahDinasCategoryId: ['Sub jenis ini tidak dapat dipakai.'] }
          : { unitId: ['Unit ini tidak dapat dipakai.'] },
      );
    const at = noonOf(day);
    const scope = counterScope(facts.rule, { ...facts, at });
    const first = await takeNext(tx, scope, facts.rule, count);
    const made = Array.from({ length: count }, (_, step) => ({
      id: newId(),
      numberCodeId: facts.rule.id,
      scope,
      sequence: first + step,
      suffix: '',
      pattern: renderAhead(facts.rule, { ...facts, at, sequence: first + step, suffix: '' }),
      unitId: facts.unitId,
      day,
      reason,
      bookedByUserId: who.userId,
    }));
    await tx.insert(bookedNumbers).values(made);
    await recordAudit(tx, {
      who,
      action: 'book-number',
      resource: 'letter-number',
      recordId: made[0]?.id ?? '',
      after: { scope, first, count, reason },
    });
    return made.map(bookedNumberOf);
  });
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

const noonOf = (day: string): Date => new Date(`${day}T05:00:00Z`);

/** A number of an earlier day stands between those that were given: that is an inserted one. */
function assertNotBefore(day: string): void {
  const today = new Date();
  if (day < dayInWib(today))
    throw invalid({
      date: ['Tanggal sudah lewat. Untuk nomor di antara yang sudah terbit, buat nomor sisipan.'],
    });
  if (day > dayInWib(new Date(today.getTime() + 366 * 24 * 3_600_000)))
    throw invalid({ date: ['Paling jauh satu tahun ke depan.'] });
}
