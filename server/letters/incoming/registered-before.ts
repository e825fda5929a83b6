import { sql } from 'drizzle-orm';
import type { RegisteredBefore } from '../../../domain/letters/incoming.ts';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findLetter } from '../reading/find-letter.ts';
import { letterIn } from '../rules/letter-in.ts';
import { assertDrafter } from '../rules/rights.ts';
import { seesLetter } from '../rules/visible-letters.ts';

type Row = {
  id: string;
  number: number;
  year: number;
  unitName: string | null;
  registeredAt: string | Date;
  isSeen: boolean;
};

/**
 * GET /letter/api/Letter/{id}/registered-before: a hint, as senders reuse numbers. Unseen letters: agenda facts of
 * Biasa only (SPEC B3).
 * @throws Refusal 404 unseen, 403 for those who do not work on the draft
 */
export async function registeredBefore({ db }: Deps, actor: Actor, id: string): Promise<RegisteredBefore[]> {
  const letter = await findLetter(db, actor, id);
  assertDrafter(actor, letter);
  const found = await db.execute<Row>(sql`
    select * from (
      select r.id, n.agenda_number as number, n.agenda_year as year, o.name as "unitName",
             n.registered_at as "registeredAt", r.security_rank as rank, ${seesLetter(actor, 'r')} as "isSeen"
      from letter_incoming own
      left join institution i on i.id = own.external_sender_id
      join letter_incoming n on lower(n.outside_number) = lower(own.outside_number)
      join letter r on r.id = n.letter_id
      left join organization_unit o on o.id = n.agenda_unit_id
      where own.letter_id = ${letter.id} and n.letter_id <> own.letter_id and n.agenda_number is not null
        and ${letterIn('r', isInForce)} and r.deleted_at is null and r.script_date = ${letter.scriptDate}
        and (n.external_sender_id = own.external_sender_id
             or lower(n.external_sender_name) = lower(coalesce(i.name, nullif(own.external_sender_name, ''))))
    ) x where rank <= ${openRank} or "isSeen"
    order by "registeredAt", id limit 5`);
  return found.rows.map(({ id, number, year, unitName, registeredAt, isSeen }) => ({
    letterId: isSeen ? id : null,
    agenda: { number, year, unitName: unitName ?? '' },
    registeredAt: new Date(registeredAt).toISOString(),
  }));
}
