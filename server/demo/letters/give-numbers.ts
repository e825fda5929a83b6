import { sql } from 'drizzle-orm';
import { renderNumber } from '../../../domain/letters/render-number.ts';
import type { Executor } from '../../db/executor.ts';
import { counterScope } from '../../letters/index.ts';
import { numberCounters } from '../../letters/tables.ts';
import type { LetterPlan } from './plan.ts';

/**
 * Numbers sent letters in the given order, as signing does (SPEC B1.3): takes a counter's next numbers together
 * under its row lock, so that the sequence has no gaps.
 */
export async function giveNumbers(executor: Executor, plans: readonly LetterPlan[]): Promise<void> {
  const signed = plans.flatMap((plan) => {
    if (plan.state !== 'sent' || !plan.sender) return [];
    const { companyCode, unitId, unitCode } = plan.sender.post;
    const of = { companyCode, unitId, unitCode, subKindCode: plan.kind.code, at: plan.at };
    return [{ plan, of, scope: counterScope(plan.kind.rule, of) }];
  });
  const byScope = Map.groupBy(signed, ({ scope }) => scope);
  const last = await take(executor, byScope);
  for (const [scope, inScope] of byScope) {
    const before = (last.get(scope) ?? 0) - inScope.length;
    inScope.forEach(({ plan, of }, index) => {
      const sequence = before + index + 1;
      const { security, classificationCode } = plan;
      const parts = { ...of, sequence, securityCode: security.code, classificationCode };
      plan.numbered = { scope, sequence, number: renderNumber(plan.kind.rule, parts) };
    });
  }
}

/** Raises each counter by the numbers taken; returns the new values. */
async function take(
  executor: Executor,
  byScope: ReadonlyMap<string, readonly { plan: LetterPlan }[]>,
): Promise<Map<string, number>> {
  // In one order, so that two who take several cannot wait for each other.
  const wanted = [...byScope].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rules = wanted.map(([, [first]]) => first?.plan.kind.rule);
  const column = (values: readonly unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const taken = await executor.execute<{ scope: string; last: number }>(sql`
    insert into ${numberCounters} (scope, number_code_id, first, last)
    select w.scope, w.rule, w.start, w.start + w.count - 1
    from unnest(${column([...wanted.map(([scope]) => scope)], 'text')},
                ${column([...rules.map((rule) => rule?.id)], 'uuid')},
                ${column([...rules.map((rule) => rule?.startAt)], 'int')},
                ${column([...wanted.map(([, { length }]) => length)], 'int')}) as w(scope, rule, start, count)
    on conflict (scope) do update
      set last = number_counter.last + excluded.last
        - (select n.start_at from script_number_code n where n.id = excluded.number_code_id) + 1
    returning scope, last`);
  return new Map(taken.rows.map(({ scope, last }) => [scope, last]));
}
