import {
  type CommonOptions,
  type Conditional,
  type FieldBase,
  fieldOf,
  type Kind,
  type Traits,
} from '../kind.ts';

export type BooleanOptions = Pick<CommonOptions, 'hint' | 'stamp' | keyof Conditional> & {
  /** Of a new record; no unless said. */
  default?: boolean;
};
export type BooleanField<O extends BooleanOptions = BooleanOptions> = FieldBase<'boolean', O>;
export type BooleanKind = Kind<BooleanField, boolean, never>;

/** Yes or no; never empty. */
export const boolean = <const O extends BooleanOptions>(
  id: string,
  en: string,
  options?: O,
): BooleanField<O> => fieldOf('boolean', id, en, options);

export const booleanTraits: Traits<BooleanField> = {
  initial: ({ options }) => options.default ?? false,
  sum: null,
  isLong: () => false,
};
