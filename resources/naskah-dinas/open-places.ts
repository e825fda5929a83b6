import { type TagValues, tagNamed, tags, unfilledTags } from './tags.ts';

/** What of a text still waits for somebody, each once: brackets, and tags that stand for nothing. */
export const openPlaces = (html: string, values: TagValues): string[] => [
  ...new Set([
    ...openBrackets(html),
    ...unfilledTags(html, values).map((name) => tags.find((tag) => tag.name === name)?.label ?? name),
  ]),
];

/** "[dasar atau rujukan]" and `{{nama_pekerjaan}}` of a template are for the drafter to replace. */
export function openBrackets(html: string): string[] {
  const found = html.replace(/<[^>]*>/g, '').match(/\[[^\][]{2,80}\]|\{\{[^{}]{1,80}\}\}/g) ?? [];
  return found.filter((written) => written.startsWith('[') || !tagNamed(written.slice(2, -2)));
}
