import type { Message } from '../../../lib/language.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type ReferenceOptions = CommonOptions & {
  /** Limits the options to records matching these values. */
  only?: Record<string, string | boolean>;
  /** Its label is told only to who may see what it refers to, by that one's own rows; to others these words. */
  guarded?: Message;
  /** Of users: limits them to whose main role gives this privilege. */
  holding?: `/${string}`;
};
/** What a picker's options are asked by. */
export const offerOf = ({ only, holding }: ReferenceOptions): Record<string, string | boolean> => ({
  ...only,
  ...(holding && { holding }),
});
export type ReferenceField<O extends ReferenceOptions = ReferenceOptions> = FieldBase<'reference', O> & {
  to: string;
};
export type ReferenceKind = Kind<ReferenceField, string>;

/** A reference by id; `to` is the resource's name. Name the field with a trailing `Id`. */
export const reference = <const O extends ReferenceOptions>(
  id: string,
  en: string,
  to: string,
  options?: O,
): ReferenceField<O> => ({ ...fieldOf('reference', id, en, options), to });

export const referenceTraits: Traits<ReferenceField> = {
  initial: () => null,
  sum: null,
  isLong: () => false,
};
