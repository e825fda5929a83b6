import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

export type TagsOptions = Omit<CommonOptions, 'unique' | 'sortable'> & {
  /** How many tags a record has at most; 20 unless said. */
  most?: number;
  /** Characters of one tag; 40 unless said. */
  max?: number;
};
export type TagsField<O extends TagsOptions = TagsOptions> = FieldBase<'tags', O>;
export type TagsKind = Kind<TagsField, string[], never>;

/** Short free words in the order typed, each once whatever its case. */
export const tags = <const O extends TagsOptions>(id: string, en: string, options?: O): TagsField<O> =>
  fieldOf('tags', id, en, options);

export const tagsTraits: Traits<TagsField> = { initial: () => [], sum: null, isLong: () => false };

export const mostTags = ({ options }: Pick<TagsField, 'options'>): number => options.most ?? 20;
export const longestTag = ({ options }: Pick<TagsField, 'options'>): number => options.max ?? 40;

/** The tags of a typed or imported text: commas, semicolons and new lines part them. */
export const tagsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map(oneSpaced)
    .filter(Boolean);

export const oneSpaced = (tag: string): string => tag.replace(/\s+/g, ' ').trim();

/** Each tag once, the first spelling of it. */
export function once(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag);
  return [...known.values()];
}
