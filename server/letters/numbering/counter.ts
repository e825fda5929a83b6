import { type SQL, sql } from 'drizzle-orm';
import { periodsOf } from '../../../domain/letters/render-number.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { bookedNumbers, numberCounters } from '../tables.ts';

/** What a counter counts for; null where the rule keeps no counter of its own for it. */
export type CounterKey = Pick<
  typeof numberCounters.$inferSelect,
  'numberCodeId' | 'companyCode' | 'unitId' | 'subTypeCode' | 'period'
>;

type Place = { companyCode: string; unitId: string; subTypeCode: string };

/** The counter of a number taken at that time. Subsidiaries never share one, whatever the rule says (DOMAIN 5). */
export function counterKey(
  rule: { id: string; reset: string; counterScope: readonly string[] },
  { companyCode, unitId, subTypeCode, at }: Place & { at: Date },
): CounterKey {
  const { yearly, monthly } = periodsOf(at);
  return {
    numberCodeId: rule.id,
    companyCode,
    unitId: rule.counterScope.includes('unitId') ? unitId : null,
    subTypeCode: rule.counterScope.includes('subTypeCode') ? subTypeCode : null,
    period: { tahunan: yearly, bulanan: monthly }[rule.reset] ?? null,
  };
}

/** SQL of a counter's name, as answers, addresses and the audit log have it. Identity is the key's columns. */
export const counterName = (counter: string): string =>
  `concat_ws('|', ${counter}.number_code_id, 'company=' || ${counter}.company_code, 'unit=' || ${counter}.unit_id,
    'kind=' || ${counter}.sub_type_code, ${counter}.period)`;

/**
 * Condition: booked numbers a letter may take, of its period or an earlier day. Inserted ones fit by subtype alone.
 */
export function bookingFits(
  { rule, companyCode, unitId, subTypeCode }: Place & { rule: { id: string } },
  at: Date,
): SQL {
  const { yearly, monthly } = periodsOf(at);
  const counter = numberCounters;
  const isInserted = sql`${bookedNumbers.suffix} <> ''`;
  return sql`(${counter.numberCodeId} = ${rule.id} or (${isInserted} and ${counter.subTypeCode} is not null))
    and ${counter.companyCode} = ${companyCode}
    and coalesce(${counter.unitId} = ${unitId}, true)
    and coalesce(${counter.subTypeCode} = ${subTypeCode}, true)
    and (${isInserted} or ${bookedNumbers.day} <= ${dayInWib(at)}
      or coalesce(${counter.period} in (${yearly}, ${monthly}), true))`;
}
