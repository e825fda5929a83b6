import { type SQL, sql } from 'drizzle-orm';
import { isSigned, letterStates } from '../../domain/letters/letter-life.ts';
import { lengthOf, mostDays, type Period, presetPeriod } from '../../domain/reports/period.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import { reportStates } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { isRealDay } from '../../lib/shapes.ts';
import { startOfDayInWib } from '../../lib/wib.ts';
import { isId } from '../db/ids.ts';
import { badRequest, type ListQuery } from '../http/index.ts';
import { filtersOf, idIn, oneOf, orderOf } from '../letters/index.ts';

/** A validated report query: period, unit, state, and conditions on the letter or archive item `l`. */
export type Asked = {
  report: ReportName;
  period: Period;
  /** The period as moments: from the first included to the first after it. */
  since: SQL;
  until: SQL;
  unitId: string | null;
  state: string | null;
  /** The rest, each with its `and`. */
  onLetter: SQL;
};

/**
 * Parses a report's period (from, to: days; default this year) and filters.
 * @throws Refusal 400 for unknown filters, values, days, a period that ends before it begins or is longer than ten
 * years
 */
export function askedOf(report: ReportName, query: ListQuery): Asked {
  const taken: Record<string, string> = {};
  const onLetter = filtersOf(query, {
    from: note(taken, 'from', isRealDay),
    to: note(taken, 'to', isRealDay),
    unitId: note(taken, 'unitId', isId),
    state: note(taken, 'state', (value) => reportStates[report].some((state) => state.value === value)),
    ...(report !== 'arsip' && {
      naskahDinasParentCategoryId: idIn('l.script_type_id'),
      naskahDinasCategoryId: noneOrIdIn('l.script_sub_type_id'),
    }),
    archiveClassificationId: idIn('l.classification_id'),
    permissionClassificationId: noneOrIdIn('l.security_id'),
  });
  const standard = presetPeriod('tahun-ini');
  const to = taken.to ?? (taken.from ? maxDay(taken.from, standard.to) : standard.to);
  const from = taken.from ?? `${to.slice(0, 4)}-01-01`;
  const period = { from, to };
  if (from > to)
    throw badRequest({
      to: [
        translate({
          id: 'Akhir periode tidak boleh sebelum awalnya.',
          en: 'The period must not end before it begins.',
        }),
      ],
    });
  if (lengthOf(period) > mostDays)
    throw badRequest({
      from: [
        translate({
          id: 'Periode laporan paling lama sepuluh tahun.',
          en: 'A report covers ten years at most.',
        }),
      ],
    });
  return {
    report,
    period,
    since: sql`${startOfDayInWib(from)}::timestamptz`,
    until: sql`(${startOfDayInWib(to)}::timestamptz + interval '1 day')`,
    unitId: taken.unitId ?? null,
    state: taken.state ?? null,
    onLetter,
  };
}

/** Stores a value that is used elsewhere; as a condition it is always true. */
const note =
  (taken: Record<string, string>, name: string, isFine: (value: string) => boolean) =>
  (value: string): SQL | undefined => {
    if (!isFine(value)) return undefined;
    taken[name] = value;
    return sql`true`;
  };

const maxDay = (a: string, b: string): string => (a > b ? a : b);

/** Some letters have none; the figures show that part, so it can be filtered. */
const noneOrIdIn = (column: string) => (value: string) =>
  value === 'none' ? sql`${sql.raw(column)} is null` : idIn(column)(value);

/** The state of an entry of `naskah-keluar` and `naskah-dinas` is the letter's. */
export const stateOfLetter = ({ report, state }: Asked): SQL => {
  const known =
    report === 'naskah-masuk' ? undefined : state && oneOf('l.state', letterStates.filter(isSigned))(state);
  return known ? sql` and ${known}` : sql``;
};

/**
 * Order by date, latest first by default.
 * @throws Refusal 400 for any other order
 */
export function directionOf(query: ListQuery): 'ASC' | 'DESC' {
  orderOf(query, { at: 'at' }, 'id', 'DESC');
  return query.orderBy ? query.order : 'DESC';
}
