import type { Pool } from 'pg';
import {
  type DataFigures,
  type DataGroup,
  type DataReport,
  mostGroups,
} from '../../../domain/calls/data-report.ts';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource, RowRule } from '../../../resources/declare.ts';
import { type Grouping, groupingLabel } from '../../../resources/report-fields.ts';
import { askedFor } from '../../crud/index.ts';
import { Refusal } from '../../http/index.ts';
import type { DataQuery } from './data-query.ts';
import { groupedSql } from './grouped-sql.ts';
import { compareKeys, keyInWords } from './keys.ts';

type Found = Record<string, unknown> & { at: number; count: number };

/**
 * Counts and sums of the rows that a list with these filters would show, in one statement.
 * @param resource as the reader's role sees it
 * @param rule which rows the reader may reach
 * @throws Refusal 400 for unknown filters, 422 for too many groups
 */
export async function readDataReport(
  pool: Pool,
  resource: Resource,
  { groups, measures, list }: DataQuery,
  rule: RowRule,
): Promise<DataReport> {
  const conditions = askedFor(resource, list, rule);
  // Each of the first groups has a row of its own, and so has the total.
  const most = groups.length === 2 ? mostGroups * 2 + 1 : mostGroups + 1;
  const { rows } = await pool.query<Found>({
    text: groupedSql(resource, groups, measures, conditions, most + 1),
    values: conditions.values,
  });
  const leaves = rows.filter(({ at }) => at === 0);
  if (groups.length > 0 && (leaves.length > mostGroups || rows.length > most)) throw tooManyGroups();
  const figuresOf = (row: Found | undefined): DataFigures => ({
    count: row?.count ?? 0,
    sums: measures.map((_, at) => (row?.[`s${at}`] ?? null) as string | null),
  });
  const groupOf = (grouping: Grouping, at: number, row: Found): DataGroup => ({
    key: (row[`k${at}`] ?? null) as string | null,
    label: keyInWords(resource, grouping, row[`k${at}`], row[`l${at}`]),
    ...figuresOf(row),
  });
  const [first, second] = groups;
  const inOrder = (grouping: Grouping, found: DataGroup[]) =>
    found.sort(compareKeys(resource.fields[grouping.name] as Field));
  const totalAt = 2 ** groups.length - 1;
  const tops = first ? rows.filter(({ at }) => at === (second ? 1 : 0)) : [];
  const partsOf = (key: string | null): DataGroup[] =>
    second
      ? inOrder(
          second,
          leaves.filter((row) => (row.k0 ?? null) === key).map((row) => groupOf(second, 1, row)),
        )
      : [];
  return {
    resource: resource.name,
    label: translate(resource.label),
    groups: groups.map((grouping) => ({
      field: grouping.name,
      ...(grouping.by && { by: grouping.by }),
      label: translate(groupingLabel(resource, grouping)),
    })),
    measures: measures.map((field) => ({ field, label: translate((resource.fields[field] as Field).label) })),
    total: figuresOf(rows.find(({ at }) => at === totalAt)),
    parts: first
      ? inOrder(
          first,
          tops.map((row) => groupOf(first, 0, row)),
        ).map((top) => ({ ...top, parts: partsOf(top.key) }))
      : [],
  };
}

const tooManyGroups = (): Refusal =>
  new Refusal(
    422,
    translate({
      id: `Hasilnya lebih dari ${mostGroups} kelompok. Persempit dengan saringan, atau kelompokkan lebih kasar, misalnya per tahun.`,
      en: `This comes to more than ${mostGroups} groups. Narrow it by filters, or group more coarsely, such as by year.`,
    }),
  );
