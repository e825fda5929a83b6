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

/** A letter for counter lookups; without `at` for inserted numbers, which belong to an earlier time. */
export type ForLetter = {
  numberCodeId: string;
  companyCode: string;
  unitId: string;
  subKindCode: string;
  /** When it is signed. */
  at?: Date;
};

/**
 * Does the counter fit the letter: rule, company and the dimensions at the time? Inserted numbers: a counter of one
 * sub-kind stays its own even after its rule changed.
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

/** The same in SQL, on the columns `scope` and `suffix`, so that lists can be paged. */
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
