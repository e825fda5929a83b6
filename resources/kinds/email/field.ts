import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type EmailField<O extends CommonOptions = CommonOptions> = FieldBase<'email', O>;
export type EmailKind = Kind<EmailField, string>;

/** An e-mail address. */
export const email = <const O extends CommonOptions>(id: string, en: string, options?: O): EmailField<O> =>
  fieldOf('email', id, en, options);

export const emailTraits: Traits<EmailField> = { initial: () => '', sum: null, isLong: () => false };

/** Characters, as mail servers take them (RFC 5321). */
export const longestEmail = 254;
