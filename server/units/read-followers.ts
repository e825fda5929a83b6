import { sql } from 'drizzle-orm';
import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { UnitCalls } from '../../domain/calls/units.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isUsedElsewhere } from './is-used-elsewhere.ts';
import { unitsBelow } from './units-below.ts';

/** How much would take another company code of this unit, as followCompanyCode gives it. */
export async function readFollowers(
  executor: Executor,
  { id, companyCode, type }: Row,
): Promise<AnswerOf<UnitCalls['followers']>> {
  const below = await unitsBelow(executor, String(id), companyCode);
  const ids = below.filter(({ follows }) => follows).map((unit) => unit.id);
  const isItsAlone =
    type === 'perusahaan' && !(await isUsedElsewhere(executor, companyCode, [String(id), ...ids]));
  if (!isItsAlone) return { units: ids.length, letterheads: 0 };
  const found = await executor.execute<{ letterheads: number }>(sql`
    select count(*)::int as letterheads from letterhead_template where company_code = ${companyCode}`);
  return { units: ids.length, letterheads: found.rows[0]?.letterheads ?? 0 };
}
