import type { Field } from '../kinds/index.ts';

/** How values of a field are summed up: added, from the first to the last, or counted. */
export type Figure = 'sum' | 'span' | 'count';

export function figureOf(field: Field): Figure {
  switch (field.kind) {
    case 'integer':
      return field.options.isYear ? 'span' : 'sum';
    case 'decimal':
    case 'money':
    case 'duration':
      return 'sum';
    case 'date':
    case 'dateTime':
    case 'yearMonth':
      return 'span';
    default:
      return 'count';
  }
}

/** What a list may be grouped by; days and moments by their month. */
export const isGroupable = ({ kind }: Field): boolean =>
  kind === 'choice' || kind === 'boolean' || kind === 'reference' || isByMonth({ kind });

export const isByMonth = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'date' || kind === 'dateTime';

/** The filter that finds records without a value. */
export const noValue = 'null';
