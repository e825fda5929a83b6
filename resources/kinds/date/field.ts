import { dayInWib } from '../../../lib/wib.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type DateOptions = CommonOptions & {
  /** A new record's form begins with this day. */
  default?: 'today';
};
export type DateField<O extends DateOptions = DateOptions> = FieldBase<'date', O>;
export type DateKind = Kind<DateField, string>;

/** A day, as YYYY-MM-DD. */
export const date = <const O extends DateOptions>(id: string, en: string, options?: O): DateField<O> =>
  fieldOf('date', id, en, options);

export const dateTraits: Traits<DateField> = {
  initial: ({ options }) => (options.default === 'today' ? dayInWib() : null),
  sum: null,
  isLong: () => false,
};
