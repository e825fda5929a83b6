import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type UrlField<O extends CommonOptions = CommonOptions> = FieldBase<'url', O>;
export type UrlKind = Kind<UrlField, string>;

/** An address of the web, https or http. */
export const url = <const O extends CommonOptions>(id: string, en: string, options?: O): UrlField<O> =>
  fieldOf('url', id, en, options);

export const urlTraits: Traits<UrlField> = { initial: () => '', sum: null, isLong: () => false };
