import { sql } from 'drizzle-orm';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { agendaCounters } from './tables.ts';

/**
 * Takes the next agenda number of a unit in the year of Western Indonesia (DOMAIN 2). Only in the registering
 * transaction: the counter's row stays locked until it ends, so that a failure gives the number back.
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
