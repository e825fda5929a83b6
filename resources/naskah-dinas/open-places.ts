import { type TagValues, tagNamed, tags, tagsIn, unfilledTags } from './tags.ts';

/** What of a text still waits for somebody, each once: brackets, its parties' too, and tags that stand for nothing. */
export const openPlaces = (html: string, values: TagValues): string[] => [
  ...new Set([
    ...bracketsAsPrinted(html, values.para_pihak ?? []),
    ...unfilledTags(html, values).map((name) => tags.find((tag) => tag.name === name)?.label ?? name),
  ]),
];

/** The brackets of a text and of the introductions that it prints, each once. @param parties what `{{para_pihak}}` stands for */
export const bracketsAsPrinted = (html: string, parties: string | readonly string[]): string[] => [
  ...new Set([html, ...(tagsIn(html).includes('para_pihak') ? [parties].flat() : [])].flatMap(openBrackets)),
];

/** "[dasar atau rujukan]" and `{{nama_pekerjaan}}` of a template are for the drafter to replace. */
export function openBrackets(html: string): string[] {
  const found = html.replace(/<[^>]*>/g, '').match(/\[[^\][]{2,80}\]|\{\{[^{}]{1,80}\}\}/g) ?? [];
  return found.filter((written) => written.startsWith('[') || !tagNamed(written.slice(2, -2)));
}
