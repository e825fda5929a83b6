import { dayInWib } from '../../../lib/wib.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type YearMonthOptions = CommonOptions & {
  /** A new record's form begins with this month. */
  default?: 'now';
};
export type YearMonthField<O extends YearMonthOptions = YearMonthOptions> = FieldBase<'yearMonth', O>;
export type YearMonthKind = Kind<YearMonthField, string>;

/** A month, as YYYY-MM. */
export const yearMonth = <const O extends YearMonthOptions>(
  id: string,
  en: string,
  options?: O,
): YearMonthField<O> => fieldOf('yearMonth', id, en, options);

export const yearMonthTraits: Traits<YearMonthField> = {
  initial: ({ options }) => (options.default === 'now' ? dayInWib().slice(0, 7) : null),
  sum: null,
  isLong: () => false,
};
