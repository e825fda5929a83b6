import { type TagValues, tagLabel, tagNamed, tagsIn, unfilledTags } from './tags.ts';

/**
 * Lists a letter's open places, each once: brackets and blanks of its text, parties and `lines` (subject, place),
 * and tags without a value.
 */
export const openPlaces = (
  html: string,
  values: TagValues,
  lines: readonly (string | null)[] = [],
): string[] => [
  ...new Set([
    ...lines.flatMap((line) => openWords(line ?? '')),
    ...bracketsAsPrinted(html, values.para_pihak ?? []),
    ...unfilledTags(html, values).map(tagLabel),
  ]),
];

/**
 * Lists the brackets of a text and the introductions it prints, each once.
 * @param parties what `{{para_pihak}}` stands for
 */
export const bracketsAsPrinted = (html: string, parties: string | readonly string[]): string[] => [
  ...new Set([html, ...(tagsIn(html).includes('para_pihak') ? [parties].flat() : [])].flatMap(openBrackets)),
];

/**
 * "[dasar atau rujukan]", `{{nama_pekerjaan}}` and blanks ("......", "____") of a template: for the drafter to
 * replace.
 */
export const openBrackets = (html: string): string[] => openWords(html.replace(/<[^>]*>/g, ''));

function openWords(words: string): string[] {
  const found = words.match(/\[[^\][]{2,300}\]|\{\{[^{}]{1,80}\}\}|\.{5,}|…{2,}|_{4,}/g) ?? [];
  return found
    .filter((written) => !written.startsWith('{{') || !tagNamed(written.slice(2, -2)))
    .map((written) => (/^[._…]/.test(written) ? written.slice(0, 6) : written));
}
