import { sql } from 'drizzle-orm';
import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { UnitCalls } from '../../domain/calls/units.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { unitsBelow } from './units-below.ts';

/** How much would take another company code of this unit, as followCompanyCode gives it. */
export async function readFollowers(
  executor: Executor,
  { id, companyCode, type }: Row,
): Promise<AnswerOf<UnitCalls['followers']>> {
  const below = await unitsBelow(executor, String(id), companyCode);
  const ids = below.filter(({ follows }) => follows).map((unit) => unit.id);
  if (type !== 'perusahaan') return { units: ids.length, letterheads: 0 };
  const found = await executor.execute<{ letterheads: number }>(sql`
    select count(*)::int as letterheads from letterhead_template
    where company_code = ${companyCode} and not exists (
      select from organization_unit
      where company_code = ${companyCode} and id <> ${id} and id <> all(${sql.param(ids)}::uuid[]))`);
  return { units: ids.length, letterheads: found.rows[0]?.letterheads ?? 0 };
}
