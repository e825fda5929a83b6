import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Signer } from '../../documents/index.ts';
import { isCurrent } from '../drafting/reference-facts.ts';
import type { LetterRow } from '../tables.ts';

export type SenderFacts = {
  personName: string;
  npp: string;
  positionName: string;
  unitName: string;
  companyCode: string;
};

/** Takes a letter, gives the sender's post with the person named for it; Plt. and Plh. are printed before the post (DOMAIN 6). */
export async function senderOf(
  executor: Executor,
  letter: LetterRow,
): Promise<(SenderFacts & Pick<Signer, 'onBehalfOf'>) | null> {
  if (!letter.senderUserId || !letter.senderPositionId) return null;
  const found = await executor.execute<SenderFacts>(sql`
    select u.person_name as "personName", u.npp, o.name as "unitName", o.company_code as "companyCode",
           case (select m.type from job_mapping m
                 where m.user_id = u.id and m.position_id = p.id and ${isCurrent('m')}
                 order by m.type = 'definitif' desc limit 1)
             when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end || p.name as "positionName"
    from "user" u, position p join organization_unit o on o.id = p.unit_id
    where u.id = ${letter.senderUserId} and p.id = ${letter.senderPositionId}`);
  return found.rows[0] ?? null;
}

type Kind = {
  name: string | null;
  arrangement: 'nota' | 'surat' | null;
  letterhead: boolean | null;
  securityName: string | null;
};

/** Takes a letter, gives what its kind and class say about its paper. */
export async function kindOf(executor: Executor, letter: LetterRow): Promise<Kind> {
  const found = await executor.execute<Kind>(sql`
    select s.name, s.arrangement, s.letterhead, c.name as "securityName"
    from (select 1) one
    left join script_sub_type s on s.id = ${letter.scriptSubTypeId}
    left join security_classification c on c.id = ${letter.securityId}`);
  return found.rows[0] as Kind;
}

/** The one that was chosen, else that of the sender's company; none for kinds that carry none. */
export async function letterheadOf(executor: Executor, letter: LetterRow, companyCode: string | null) {
  const found = await executor.execute<{ name: string; address: string }>(sql`
    select company_name as name, address from letterhead_template
    where id = ${letter.letterheadId} or (${letter.letterheadId}::uuid is null and company_code = ${companyCode} and is_active)
    order by code limit 1`);
  return found.rows[0] ?? null;
}
