import { sql } from 'drizzle-orm';
import type { SecondParty } from '../../../domain/letters/parties.ts';
import type { Executor } from '../../db/executor.ts';
import { letterheadOfCompany } from '../../letterheads/index.ts';
import type { LetterRow } from '../tables.ts';

/**
 * The co-signer of a two-party letter: the first receiver, outside by institution, inside by post and person with
 * their company.
 */
export async function secondPartyOf(
  executor: Executor,
  { id, concern }: LetterRow,
): Promise<SecondParty | null> {
  const found = await executor.execute<SecondParty>(
    concern === 'external'
      ? sql`
          select null as "personName", null as "positionName", null as npp, e.name as institution
          from letter_external_party e where e.letter_id = ${id} and e.kind = 'receiver'
          order by e."order" limit 1`
      : sql`
          select case when not r.is_whole then u.person_name end as "personName", p.name as "positionName",
                 case when not r.is_whole then u.npp end as npp,
                 ${letterheadOfCompany(sql`o.company_code`)} ->> 'name' as institution
          from letter_recipient r
          join "user" u on u.id = r.user_id join position p on p.id = r.position_id
          join organization_unit o on o.id = p.unit_id
          where r.letter_id = ${id} and r.kind = 'receiver' order by r."order" limit 1`,
  );
  return found.rows[0] ?? null;
}
