import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type TagsOptions = Omit<CommonOptions, 'unique' | 'sortable'> & {
  /** How many tags a record has at most; 20 unless said. */
  most?: number;
  /** Characters of one tag; 40 unless said, 600 at most. */
  max?: number;
};
export type TagsField<O extends TagsOptions = TagsOptions> = FieldBase<'tags', O>;
export type TagsKind = Kind<TagsField, string[], never>;

/** Short free words in the order typed, each once whatever its case. */
export const tags = <const O extends TagsOptions>(id: string, en: string, options?: O): TagsField<O> =>
  fieldOf('tags', id, en, options);

export const tagsTraits: Traits<TagsField> = { initial: () => [], sum: null, isLong: () => false };
