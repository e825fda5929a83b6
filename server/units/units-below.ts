import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';

/** A unit below another, and whether it has the company code that was asked for. */
type Below = { id: string; follows: boolean };

/** All units below one, down to the next companies. */
export async function unitsBelow(executor: Executor, unitId: string, companyCode: unknown): Promise<Below[]> {
  const found = await executor.execute<Below>(sql`
    with recursive below (id, company_code) as (
      select o.id, o.company_code from organization_unit o
      where o.parent_id = ${unitId} and o.type <> 'perusahaan'
      union
      select o.id, o.company_code from organization_unit o join below on o.parent_id = below.id
      where o.type <> 'perusahaan'
    ) select id, company_code = ${companyCode} as follows from below`);
  return found.rows;
}
