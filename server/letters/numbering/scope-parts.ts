import { type SQL, sql } from 'drizzle-orm';
import { monthInWib } from '../../../domain/letters/render-number.ts';

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

/** A letter, as counters are looked up for it; without `at` of an inserted number, which belongs to an earlier time. */
export type ForLetter = {
  numberCodeId: string;
  companyCode: string;
  unitId: string;
  subKindCode: string;
  /** When it is signed. */
  at?: Date;
};

/**
 * Whether a number of this counter is one for such a letter: rule, company, and what else the counter was kept for when
 * the number was taken, whatever the rule says since. An inserted number stands beside an older one: a counter that was
 * kept for the sub-kind alone is that sub-kind's, also when it has gone over to another rule.
 */
export function fitsScope(scope: string, of: ForLetter): boolean {
  const kept = scopeParts(scope);
  return (
    (kept.numberCodeId === of.numberCodeId || (!of.at && kept.subKindCode !== null)) &&
    kept.companyCode === of.companyCode &&
    (kept.unitId === null || kept.unitId === of.unitId) &&
    (kept.subKindCode === null || kept.subKindCode === of.subKindCode) &&
    (kept.period === null || !of.at || periodsOf(of.at).includes(kept.period))
  );
}

/** The same in SQL, on the columns `scope` and `suffix` of numbers, so that a list may be cut after it. */
export function fitsScopeSql({
  numberCodeId,
  companyCode,
  unitId,
  subKindCode,
  at = new Date(),
}: ForLetter): SQL {
  const has = (part: string) => sql`position(${`|${part}|`} in scope || '|') > 0`;
  const names = (name: string) => sql`position(${`|${name}=`} in scope) > 0`;
  const periods = sql.join(periodsOf(at).map(has), sql` or `);
  return sql`((scope like ${`${numberCodeId}|%`} or (suffix <> '' and ${names('kind')}))
    and ${has(`company=${companyCode}`)}
    and (${has(`unit=${unitId}`)} or not ${names('unit')})
    and (${has(`kind=${subKindCode}`)} or not ${names('kind')})
    and (suffix <> '' or ${periods} or scope !~ '\\|[0-9]{4}(-[0-9]{2})?(\\||$)'))`;
}

function periodsOf(at: Date): string[] {
  const { year, month } = monthInWib(at);
  return [String(year), `${year}-${String(month).padStart(2, '0')}`];
}
