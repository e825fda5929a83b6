import type { DataFigures, DataReport } from '../../../domain/calls/data-report.ts';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { valueOfSum } from '../../../resources/kinds/index.ts';
import { type Cell, kindOf, wordsOf } from '../../kinds/index.ts';

export type DataRow = { cells: Cell[]; words: string[]; isSum: boolean };

/** A report's table as files have it: groups, subtotals below their parts, and the total. */
export function dataRows(resource: Resource, { groups, measures, parts, total }: DataReport): DataRow[] {
  const row = (labels: string[], figures: DataFigures, isSum: boolean): DataRow => {
    const sums = measures.map(({ field }, at) =>
      sumOf(resource.fields[field] as Field, field, figures.sums[at]),
    );
    const names = groups.map((_, at) => labels[at] ?? '');
    return {
      cells: [...names, figures.count, ...sums.map(({ cell }) => cell)],
      words: [...names, wordsOfCount(figures.count), ...sums.map(({ words }) => words)],
      isSum,
    };
  };
  const rows = parts.flatMap((top) => [
    ...(groups.length === 2 ? top.parts.map((part) => row([top.label, part.label], part, false)) : []),
    row(groups.length === 2 ? [top.label, translate(subtotal)] : [top.label], top, groups.length === 2),
  ]);
  return [...rows, row([translate(all)], total, true)];
}

/** What stands above the table. */
export const dataHeads = ({ groups, measures }: DataReport): string[] => [
  ...groups.map(({ label }) => label),
  translate({ id: 'Banyaknya', en: 'Count' }),
  ...measures.map(({ label }) => label),
];

function sumOf(field: Field, name: string, text: string | null | undefined): { cell: Cell; words: string } {
  if (text === null || text === undefined) return { cell: null, words: '' };
  const value = valueOfSum(field, text);
  return {
    cell: kindOf(field).exported(field, value, {}, name),
    words: wordsOf(field, { [name]: value }, name),
  };
}

const wordsOfCount = (count: number): string => count.toLocaleString(translate({ id: 'id-ID', en: 'en-GB' }));
const subtotal = { id: 'Subjumlah', en: 'Subtotal' };
const all = { id: 'Jumlah', en: 'Total' };
