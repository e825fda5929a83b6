import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type PhoneField<O extends CommonOptions = CommonOptions> = FieldBase<'phone', O>;
export type PhoneKind = Kind<PhoneField, string>;

/** A telephone number of one line, kept as +628123456789; typed as in Indonesia or with a country's code. */
export const phone = <const O extends CommonOptions>(id: string, en: string, options?: O): PhoneField<O> =>
  fieldOf('phone', id, en, options);

export const phoneTraits: Traits<PhoneField> = { initial: () => '', sum: null, isLong: () => false };
