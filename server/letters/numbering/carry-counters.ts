import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

/**
 * Keeps a company's counters and booked numbers with it when its code changes; else it would begin anew, with numbers
 * that letters have. Where the new code has a counter from before, that one goes on.
 */
export async function carryCounters(
  executor: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await executor.execute(sql`
    update number_counter c set company_code = ${to} where c.company_code = ${from} and not exists (
      select from number_counter o where o.company_code = ${to}
        and (o.number_code_id, o.unit_id, o.sub_type_code, o.period)
          is not distinct from (c.number_code_id, c.unit_id, c.sub_type_code, c.period))`);
}
