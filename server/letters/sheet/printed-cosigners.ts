import { type SQL, sql } from 'drizzle-orm';
import type { Cosignature, PrintedCosigner } from '../../../domain/letters/parties.ts';
import { onBehalfOfLines } from '../../../domain/letters/signing-identity.ts';
import { type Question, question } from '../../db/question.ts';
import { isCurrent } from '../../db/today.ts';
import { holderOf } from '../../holder-of.ts';
import { letterheadOfCompany } from '../../letterheads/index.ts';
import type { NamedCosigner } from '../drafting/draft.ts';

/** `signed` only where a letter came here signed: what is signed here shows it by its signature. */
export type CosignerFacts = PrintedCosigner & { personName: string; canSign: boolean; level: number };

/** Further signers as the paper would print them today, in order: who holds the post, the named one first. */
export const printedCosigners = (letterId: string): Question<CosignerFacts[]> =>
  printed(sql`(select k."order" as ord, k.user_id, k.position_id, k.delegations, k.signed
    from letter_cosigner k where k.letter_id = ${letterId})`);

/** The same of a draft. */
export const cosignersOfDraft = (cosigners: readonly NamedCosigner[]): Question<CosignerFacts[]> =>
  printed(sql`(select x.ord, (x.one ->> 'userId')::uuid as user_id, (x.one ->> 'positionId')::uuid as position_id,
      x.one -> 'delegations' as delegations, null::jsonb as signed
    from jsonb_array_elements(${JSON.stringify(cosigners)}::jsonb) with ordinality x (one, ord))`);

type Row = Omit<CosignerFacts, 'onBehalfOf' | 'signed'> & {
  mandating: string[];
  level: number;
  signed: Cosignature | null;
};

const printed = (named: SQL): Question<CosignerFacts[]> =>
  question(
    sql`
    select u.person_name as "personName", u.npp, p.can_sign as "canSign",
      case (select m.type from job_mapping m
            where m.user_id = u.id and m.position_id = p.id and ${isCurrent('m')}
            order by m.type = 'definitif' desc limit 1)
        when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end || p.name as "positionName", k.signed,
      ${letterheadOfCompany(sql`o.company_code`)} ->> 'name' as institution,
      coalesce(mandate.names, '[]') as mandating, coalesce(mandate.level, p.level) as level
    from ${named} k
    join position p on p.id = k.position_id join organization_unit o on o.id = p.unit_id
    left join lateral (${holderOf(sql`k.position_id`, { first: sql`k.user_id` })}) h on true
    join "user" u on u.id = coalesce(h.user_id, k.user_id)
    left join lateral (
      select json_agg(mp.name order by s.ord) as names, (array_agg(mp.level order by s.ord))[1] as level
      from jsonb_array_elements(k.delegations) with ordinality s (step, ord)
      join delegation d on d.id = (s.step ->> 'id')::uuid join position mp on mp.id = d.from_position_id
      where s.step ->> 'type' in ('an', 'ub')
    ) mandate on true
    order by k.ord`,
    (rows: Row[]) =>
      rows.map(({ mandating, signed, ...row }) => ({
        ...{ ...row, onBehalfOf: onBehalfOfLines(mandating) },
        ...(signed && { signed }),
      })),
  );
