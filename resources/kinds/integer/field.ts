import type { Message } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type IntegerOptions = CommonOptions & {
  /** The least. */
  min?: number;
  /** The most. */
  max?: number;
  /** Shown behind the number. */
  unit?: Message;
  /** What a new record's form begins with. */
  default?: number;
  /** A year: its digits are not grouped. */
  isYear?: boolean;
};
export type IntegerField<O extends IntegerOptions = IntegerOptions> = FieldBase<'integer', O>;
export type IntegerKind = Kind<IntegerField, number>;

/** A whole number. */
export const integer = <const O extends IntegerOptions>(
  id: string,
  en: string,
  options?: O,
): IntegerField<O> => fieldOf('integer', id, en, options);

export const integerTraits: Traits<IntegerField> = {
  initial: ({ options: { default: given, isYear, required } }) =>
    given ?? (isYear && required ? Number(dayInWib().slice(0, 4)) : null),
  sum: 'number',
  isLong: () => false,
};
