import { sql } from 'drizzle-orm';
import type { NumberParts, NumberRule } from '../../domain/letters/render-number.ts';
import type { Executor } from '../db/executor.ts';
import { counterKey, counterName } from '../letters/index.ts';

/** A counter in current use. `stored` is null when the rule in the form would start a new one. */
export type Shown = {
  label: string;
  stored: { scope: string; last: number } | null;
  parts: Omit<NumberParts, 'sequence' | 'at'>;
};

/** Exceeds units times kinds of an organisation; an index finds each one's last letter. */
const mostCounters = 400;

/** Each unit and subtype the rule has numbered, with the counter the edited rule would use there. */
export async function countersOf(executor: Executor, rule: NumberRule, at: Date): Promise<Shown[]> {
  if (!rule.id) return [];
  const found = await executor.execute<Place>(sql`
    select k.code as "subTypeCode", k.name as "kindName", u.id as "unitId", u.name as "unitName",
           u.numbering_code as "unitCode", u.company_code as "companyCode", s.code as "securityCode",
           a.code as "classificationCode"
    from (select c.id from number_counter c where c.number_code_id = ${rule.id}
      order by ${sql.raw(counterName('c'))} desc limit ${mostCounters}) c
    cross join lateral (
      select letter_id from letter_number n where n.counter_id = c.id order by n.sequence desc limit 1) n
    join letter l on l.id = n.letter_id
    join script_sub_type k on k.id = l.script_sub_type_id
    join position p on p.id = l.sender_position_id
    join organization_unit u on u.id = p.unit_id
    join security_classification s on s.id = l.security_id
    join archive_classification a on a.id = l.classification_id`);
  const places = new Map<string, Place>();
  for (const place of found.rows) {
    const key = JSON.stringify(counterKey(rule, { ...place, at }));
    if (!places.has(key)) places.set(key, place);
  }
  const stored = await storedCounters(executor, [...places.keys()]);
  return [...places.values()]
    .map((parts, index) => ({ label: labelOf(rule, parts, at), parts, stored: stored[index] ?? null }))
    .toSorted(
      ({ stored: a }, { stored: b }) =>
        (b?.last ?? 0) - (a?.last ?? 0) || ((a?.scope ?? '') < (b?.scope ?? '') ? -1 : 1),
    );
}

/** The counters of these keys, in their order; null where none was begun. */
async function storedCounters(executor: Executor, keys: readonly string[]): Promise<Shown['stored'][]> {
  const found = await executor.execute<{ stored: Shown['stored'] }>(sql`
    select case when c.id is not null then
      json_build_object('scope', ${sql.raw(counterName('c'))}, 'last', c.last) end as stored
    from unnest(${sql.param(keys)}::jsonb[]) with ordinality k(key, at)
    left join number_counter c on c.number_code_id = (k.key->>'numberCodeId')::uuid
      and (c.company_code, c.unit_id, c.sub_type_code, c.period) is not distinct from
        (k.key->>'companyCode', (k.key->>'unitId')::uuid, k.key->>'subTypeCode', k.key->>'period')
    order by k.at`);
  return found.rows.map(({ stored }) => stored);
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
  return [
    place.companyCode,
    rule.counterScope.includes('unitId') && place.unitName,
    rule.counterScope.includes('subTypeCode') && place.kindName,
    counterKey(rule, { ...place, at }).period,
  ]
    .filter(Boolean)
    .join(' · ');
}
