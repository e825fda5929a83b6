import { isFixed } from '../../../domain/letters/letter-life.ts';
import { renderNumber } from '../../../domain/letters/render-number.ts';
import type { Executor } from '../../db/executor.ts';
import { counterKey, takeNext } from '../../letters/index.ts';
import type { LetterPlan } from './plan.ts';

/**
 * Numbers letters in order as signing does (SPEC B1.3), a counter's together under its row lock, so without gaps.
 */
export async function giveNumbers(executor: Executor, plans: readonly LetterPlan[]): Promise<void> {
  const signed = plans.flatMap((plan) => {
    if (!isFixed(plan.state) || !plan.sender) return [];
    const { companyCode, unitId, unitCode } = plan.sender.post;
    const of = { companyCode, unitId, unitCode, subTypeCode: plan.kind.code, at: plan.at };
    return [{ plan, of, rule: plan.kind.rule, key: counterKey(plan.kind.rule, of) }];
  });
  const byCounter = Map.groupBy(signed, ({ key }) => JSON.stringify(key));
  // In one order, so that two who take several cannot wait for each other.
  for (const [, ofCounter] of [...byCounter].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [{ key, rule }] = ofCounter as [(typeof signed)[number]];
    const { first, counterId } = await takeNext(executor, key, rule, ofCounter.length);
    ofCounter.forEach(({ plan, of }, index) => {
      const sequence = first + index;
      const { security, classificationCode } = plan;
      const parts = { ...of, sequence, securityCode: security.code, classificationCode };
      plan.numbered = { counterId, sequence, number: renderNumber(rule, parts) };
    });
  }
}
