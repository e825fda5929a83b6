import { monthInWib } from '../../../resources/naskah-dinas/render-number.ts';

export type ScopeParts = {
  numberCodeId: string;
  companyCode: string;
  unitId: string | null;
  subKindCode: string | null;
  /** "2026", "2026-11", or null for counters that never restart. */
  period: string | null;
};

/** Takes a counter's name as counterScope makes it, gives what the counter is kept for. */
export function scopeParts(scope: string): ScopeParts {
  const [numberCodeId = '', ...parts] = scope.split('|');
  const after = (name: string) =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  return {
    numberCodeId,
    companyCode: after('company') ?? '',
    unitId: after('unit'),
    subKindCode: after('kind'),
    period: parts.find((part) => /^\d{4}(-\d{2})?$/.test(part)) ?? null,
  };
}

/**
 * Whether a number of this counter is one for such a letter: rule, company, and what else the counter was kept for when
 * the number was taken, whatever the rule says since.
 * @param at when it is signed; left out for inserted numbers, which are there for what belongs to an earlier time
 */
export function fitsScope(
  scope: string,
  of: { numberCodeId: string; companyCode: string; unitId: string; subKindCode: string; at?: Date },
): boolean {
  const kept = scopeParts(scope);
  return (
    kept.numberCodeId === of.numberCodeId &&
    kept.companyCode === of.companyCode &&
    (kept.unitId === null || kept.unitId === of.unitId) &&
    (kept.subKindCode === null || kept.subKindCode === of.subKindCode) &&
    (kept.period === null || !of.at || periodsOf(of.at).includes(kept.period))
  );
}

function periodsOf(at: Date): string[] {
  const { year, month } = monthInWib(at);
  return [String(year), `${year}-${String(month).padStart(2, '0')}`];
}
