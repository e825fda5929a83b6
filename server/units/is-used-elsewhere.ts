import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';

/** Tests whether units other than these print a company code: its letterheads and counters stay for them. */
export async function isUsedElsewhere(
  executor: Executor,
  companyCode: unknown,
  unitIds: readonly string[],
): Promise<boolean> {
  const found = await executor.execute(sql`
    select from organization_unit
    where company_code = ${companyCode} and id <> all(${sql.param(unitIds)}::uuid[]) limit 1`);
  return found.rows.length > 0;
}
