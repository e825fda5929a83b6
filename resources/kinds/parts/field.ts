import {
  type CommonOptions,
  type Conditional,
  type FieldBase,
  fieldOf,
  type Kind,
  type Traits,
} from '../kind.ts';

export type PartsOptions = Pick<CommonOptions, 'required' | 'hint' | keyof Conditional> & {
  /** Rows at least; `required` is one. */
  least?: number;
  /** Rows at most, by default 200. */
  most?: number;
  /** Number fields whose sums stand below the rows; the last is a row's main figure on a phone. */
  totals?: readonly string[];
  /** How rows are edited: by default as a table. */
  as?: 'table' | 'cards';
};

type AnyField = FieldBase<string, unknown>;
export type PartsField<Inner = AnyField, O extends PartsOptions = PartsOptions> = FieldBase<'parts', O> & {
  /** The fields of a row. */
  fields: Record<string, Inner>;
};
/** A row as bodies and answers have it; only new rows have no id. */
export type PartRow = { id?: string | null | undefined } & Record<string, unknown>;
export type PartsKind<Inner> = Kind<PartsField<Inner>, PartRow[], never>;

/** Ordered rows saved with their record: items of a tender, costs of a complaint. */
export const parts = <const F extends Record<string, AnyField>, const O extends PartsOptions>(
  id: string,
  en: string,
  fields: F,
  options?: O,
): FieldBase<'parts', O> & { fields: F } => ({ ...fieldOf('parts', id, en, options), fields });

/** Long as texts are: lists do not carry them. */
export const partsTraits: Traits<PartsField> = { initial: () => [], sum: null, isLong: () => true };

export const limitsOf = ({ options }: Pick<PartsField, 'options'>): { least: number; most: number } => ({
  least: options.least ?? (options.required ? 1 : 0),
  most: options.most ?? 200,
});
