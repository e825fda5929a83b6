import { sql } from 'drizzle-orm';
import { monthInWib, type NumberParts, type NumberRule } from '../../domain/letters/render-number.ts';
import type { Executor } from '../db/executor.ts';
import { counterScope } from '../letters/index.ts';

/** A counter in current use. `last` is null when the rule in the form would start a new one. */
export type Shown = {
  scope: string;
  label: string;
  last: number | null;
  parts: Omit<NumberParts, 'sequence' | 'at'>;
};

/** Exceeds units times kinds of an organisation; an index finds each one's last letter. */
const mostCounters = 400;

/**
 * Finds where the rule counts: each unit and sub-kind it has numbered (with the classes of its last letter), as the
 * counter the edited rule would use there.
 */
export async function countersOf(executor: Executor, rule: NumberRule, at: Date): Promise<Shown[]> {
  if (!rule.id) return [];
  const found = await executor.execute<Place>(sql`
    select k.code as "subKindCode", k.name as "kindName", u.id as "unitId", u.name as "unitName",
           u.numbering_code as "unitCode", u.company_code as "companyCode", s.code as "securityCode",
           a.code as "classificationCode"
    from (select scope from number_counter where number_code_id = ${rule.id} order by scope desc limit ${mostCounters}) c
    cross join lateral (
      select letter_id from letter_number n where n.scope = c.scope order by n.sequence desc limit 1) n
    join letter l on l.id = n.letter_id
    join script_sub_type k on k.id = l.script_sub_type_id
    join position p on p.id = l.sender_position_id
    join organization_unit u on u.id = p.unit_id
    join security_classification s on s.id = l.security_id
    join archive_classification a on a.id = l.classification_id`);
  const places = new Map<string, Shown>();
  for (const place of found.rows) {
    const scope = counterScope(rule, { ...place, at });
    if (!places.has(scope))
      places.set(scope, { scope, label: labelOf(rule, place, at), last: null, parts: place });
  }
  const stored = await executor.execute<{ scope: string; last: number }>(sql`
    select scope, last from number_counter where scope = any(${sql.param([...places.keys()])}::text[])`);
  for (const { scope, last } of stored.rows) {
    const counter = places.get(scope);
    if (counter) counter.last = last;
  }
  return [...places.values()].toSorted(
    (a, b) => (b.last ?? 0) - (a.last ?? 0) || (a.scope < b.scope ? -1 : 1),
  );
}

/** Which of the numbers a letter has already, some of them. */
export async function takenNumbers(executor: Executor, numbers: readonly string[]): Promise<string[]> {
  const found = await executor.execute<{ number: string }>(sql`
    select number from letter_number where number = any(${sql.param([...new Set(numbers)])}::text[])
    order by sequence limit 5`);
  return found.rows.map((row) => row.number);
}

type Place = Omit<NumberParts, 'sequence' | 'at'> & { kindName: string; unitId: string; unitName: string };

function labelOf(rule: NumberRule, place: Place, at: Date): string {
  const { year, month } = monthInWib(at);
  const period = { tahunan: String(year), bulanan: `${String(month).padStart(2, '0')}/${year}` }[rule.reset];
  return [
    place.companyCode,
    rule.counterScope.includes('unitId') && place.unitName,
    rule.counterScope.includes('subKindCode') && place.kindName,
    period,
  ]
    .filter(Boolean)
    .join(' · ');
}
