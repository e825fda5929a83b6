import { canBeSummed, type Field } from '../kinds/index.ts';

/** How values of a field are summed up: added, from the first to the last, or counted. */
export type Figure = 'sum' | 'span' | 'count';

export function figureOf(field: Field): Figure {
  if (field.kind === 'integer' && field.options.isYear) return 'span';
  if (canBeSummed(field)) return 'sum';
  return isByMonth(field) || field.kind === 'yearMonth' ? 'span' : 'count';
}

/** What a list may be grouped by; days and moments by their month. */
export const isGroupable = ({ kind }: Field): boolean =>
  kind === 'choice' || kind === 'boolean' || kind === 'reference' || isByMonth({ kind });

export const isByMonth = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'date' || kind === 'dateTime';

/** The filter that finds records without a value. */
export const noValue = 'null';
