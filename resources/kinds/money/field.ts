import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type MoneyOptions = CommonOptions & {
  /** The least. */
  min?: number | string;
  /** The most. */
  max?: number | string;
  /** Two digits after the point; without it rupiah are whole. */
  sen?: boolean;
};
export type MoneyField<O extends MoneyOptions = MoneyOptions> = FieldBase<'money', O>;
export type MoneyKind = Kind<MoneyField, string>;

/** An amount in rupiah; its value is text, "3400000". */
export const money = <const O extends MoneyOptions>(id: string, en: string, options?: O): MoneyField<O> =>
  fieldOf('money', id, en, options);

export const moneyTraits: Traits<MoneyField> = { initial: () => null, sum: 'text', isLong: () => false };
