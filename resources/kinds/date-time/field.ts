import { momentInWib } from '../../../lib/wib.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type DateTimeOptions = CommonOptions & {
  /** A new record's form begins with this moment. */
  default?: 'now';
  /** Of a filter's bound: a day alone is the whole of it. */
  clock?: 'optional';
};
export type DateTimeField<O extends DateTimeOptions = DateTimeOptions> = FieldBase<'dateTime', O>;
export type DateTimeKind = Kind<DateTimeField, string>;

/** A moment to the second, as 2026-11-16T21:40:00+07:00; shown and typed in Western Indonesian time. */
export const dateTime = <const O extends DateTimeOptions>(
  id: string,
  en: string,
  options?: O,
): DateTimeField<O> => fieldOf('dateTime', id, en, options);

export const dateTimeTraits: Traits<DateTimeField> = {
  initial: ({ options }) =>
    options.default === 'now' ? momentInWib(`${new Date().toISOString().slice(0, 16)}Z`) : null,
  sum: null,
  isLong: () => false,
};
