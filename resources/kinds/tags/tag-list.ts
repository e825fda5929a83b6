import type { TagsField } from './field.ts';

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
