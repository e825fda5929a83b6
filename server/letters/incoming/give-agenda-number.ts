import { sql } from 'drizzle-orm';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { agendaCounters } from './tables.ts';

/**
 * The year's next agenda number in Western Indonesia (DOMAIN 2). Only while
 * registering: the row lock returns it on failure.
 */
export async function giveAgendaNumber(
  tx: Executor,
  unitId: string,
  at: Date,
): Promise<{ agendaUnitId: string; agendaYear: number; agendaNumber: number }> {
  const year = Number(dayInWib(at).slice(0, 4));
  const [taken] = await tx
    .insert(agendaCounters)
    .values({ unitId, year, last: 1 })
    .onConflictDoUpdate({
      target: [agendaCounters.unitId, agendaCounters.year],
      set: { last: sql`${agendaCounters.last} + 1` },
    })
    .returning({ last: agendaCounters.last });
  if (!taken) throw new Error(`No agenda number could be taken for ${unitId}`);
  return { agendaUnitId: unitId, agendaYear: year, agendaNumber: taken.last };
}
