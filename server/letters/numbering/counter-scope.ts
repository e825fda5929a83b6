import { monthInWib } from '../../../domain/letters/render-number.ts';

/**
 * Builds the counter's name: rule, the rule's dimensions, reset period, and always the company: subsidiaries never
 * share a counter (DOMAIN 5).
 */
export function counterScope(
  rule: { id: string; reset: string; counterScope: readonly string[] },
  of: { companyCode: string; unitId: string; subKindCode: string; at: Date },
): string {
  const { year, month } = monthInWib(of.at);
  const parts = [rule.id, `company=${of.companyCode}`];
  if (rule.counterScope.includes('unitId')) parts.push(`unit=${of.unitId}`);
  if (rule.counterScope.includes('subKindCode')) parts.push(`kind=${of.subKindCode}`);
  if (rule.reset === 'tahunan') parts.push(String(year));
  if (rule.reset === 'bulanan') parts.push(`${year}-${String(month).padStart(2, '0')}`);
  return parts.join('|');
}
