import type { Message } from '../lib/language.ts';
import { computedBy, type Field, isCreateOnly, isWriteOnly, type Resource } from './declare.ts';
import { canBeSummed } from './kinds/index.ts';

/** By what a report on a resource may group: a field, of days and months also by larger spans. */
export type Grouping = { name: string; by?: 'month' | 'year' };

const spans: Partial<Record<Field['kind'], readonly Grouping['by'][]>> = {
  choice: [undefined],
  boolean: [undefined],
  reference: [undefined],
  date: ['month', 'year'],
  dateTime: ['month', 'year'],
  yearMonth: ['month', 'year'],
};

/** In declared order. @param resource as the reader's role sees it */
export const groupingsOf = ({ fields }: Resource): Grouping[] =>
  Object.entries(fields)
    .filter(([, field]) => isCounted(field))
    .flatMap(([name, { kind }]) => (spans[kind] ?? []).map((by) => ({ name, ...(by && { by }) })));

/** The fields whose values a report may add up. */
export const summableNames = ({ fields }: Resource): string[] =>
  Object.entries(fields)
    .filter(([, field]) => isCounted(field) && canBeSummed(field) && !isYear(field))
    .map(([name]) => name);

/** How a call names a grouping: `kind`, `happenedOn:month`. */
export const groupingKey = ({ name, by }: Grouping): string => (by ? `${name}:${by}` : name);

const bySpan: Record<'month' | 'year', Message> = {
  month: { id: 'per bulan', en: 'by month' },
  year: { id: 'per tahun', en: 'by year' },
};
export const groupingLabel = ({ fields }: Resource, { name, by }: Grouping): Message => {
  const label = fields[name]?.label ?? { id: name, en: name };
  return by ? { id: `${label.id}, ${bySpan[by].id}`, en: `${label.en}, ${bySpan[by].en}` } : label;
};

/** Stored with the record itself, and readable. */
const isCounted = (field: Field): boolean =>
  !isWriteOnly(field) &&
  !isCreateOnly(field) &&
  !computedBy(field) &&
  !(field.kind === 'reference' && field.options.guarded);

const isYear = (field: Field): boolean => field.kind === 'integer' && field.options.isYear === true;
