import { sql } from 'drizzle-orm';
import type { NumberParts } from '../../domain/letters/render-number.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';

export type SampleParts = Omit<NumberParts, 'sequence' | 'at'> & {
  unitId: string;
  unitName: string;
  kindName: string;
};

/** A real example: the user's unit, a subtype of the rule, its usual classification, the most open class. */
export async function sampleParts(
  executor: Executor,
  actor: Actor,
  ruleId: string | null,
  subTypeId?: string,
): Promise<SampleParts> {
  const found = await executor.execute<SampleParts>(sql`
    select coalesce(s.code, 'B') as "securityCode", coalesce(k.code, 'ND') as "subTypeCode",
           coalesce(k.name, 'Nota Dinas') as "kindName",
           coalesce(o.numbering_code, 'UNIT') as "unitCode", coalesce(o.company_code, 'PT') as "companyCode",
           coalesce(o.id::text, '') as "unitId", coalesce(o.name, '') as "unitName",
           coalesce(a.code, 'UM.01.01') as "classificationCode"
    from (select 1) one
    left join lateral (
      select numbering_code, company_code, id, name from organization_unit
      where is_active order by (id = ${actor.unitId}) desc, code limit 1) o on true
    left join lateral (
      select code, name, default_classification_id from script_sub_type
      where is_active or id = ${subTypeId ?? null}::uuid
      order by (id = ${subTypeId ?? null}::uuid) desc nulls last,
        (number_code_id = ${ruleId}::uuid) desc nulls last, (code = 'ND') desc, code limit 1) k on true
    left join lateral (select code from security_classification where is_active order by rank limit 1) s on true
    left join lateral (
      select code from archive_classification
      where is_leaf order by (id = k.default_classification_id) desc nulls last, code limit 1) a on true`);
  return found.rows[0] as SampleParts;
}
