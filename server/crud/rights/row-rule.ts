import { translate } from '../../../lib/language.ts';
import type { Resource, RowCondition, RowRule } from '../../../resources/declare.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import { invalid, notFound } from '../../http/index.ts';
import type { Row } from '../hooks.ts';

/**
 * Refuses to move a row out of the actor's reach, which could hide it from its keepers or push it to others.
 * @param record the row as it would be, by field name
 * @param given names of the fields in the request, to be blamed
 * @throws Refusal 422 at the fields that would move it; 404 when none of them is to blame
 */
export function refuseOutOfReach(
  resource: Resource,
  rule: RowRule,
  record: Row,
  given: readonly string[],
): void {
  if (meetsRule(rule, record)) return;
  const blamed = given.filter((name) => name in resource.fields && namesOf(rule).has(name));
  if (blamed.length === 0) throw notFound();
  const message = translate({
    id: `Dengan pilihan ini, Anda sendiri tidak dapat membuka ${resource.singular.id} ini lagi.`,
    en: `With this choice you yourself could no longer open this ${resource.singular.en}.`,
  });
  throw invalid(Object.fromEntries(blamed.map((name) => [name, [message]])));
}

/** The fields that a rule looks at. */
function namesOf(rule: RowRule): Set<string> {
  if (typeof rule === 'boolean') return new Set();
  const alternatives = (Array.isArray(rule) ? rule : [rule]) as readonly RowCondition[];
  return new Set(alternatives.flatMap((condition) => Object.keys(condition)));
}
