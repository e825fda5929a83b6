import type { Message } from '../../../lib/language.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type DecimalOptions = CommonOptions & {
  /** Digits after the point, 2 unless said. */
  digits?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** The least; as text where a float could not say it: `'0.1'`. */
  min?: number | string;
  /** As `min`. */
  max?: number | string;
  /** Shown behind the number. */
  unit?: Message;
};
export type DecimalField<O extends DecimalOptions = DecimalOptions> = FieldBase<'decimal', O>;
export type DecimalKind = Kind<DecimalField, string>;

/** An exact number with a fixed count of digits after the point; its value is text, "1234.50". */
export const decimal = <const O extends DecimalOptions>(
  id: string,
  en: string,
  options?: O,
): DecimalField<O> => fieldOf('decimal', id, en, options);

export const decimalTraits: Traits<DecimalField> = { initial: () => null, sum: 'text', isLong: () => false };

export const digitsOf = ({ options }: Pick<DecimalField, 'options'>): number => options.digits ?? 2;
