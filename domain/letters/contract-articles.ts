import { decodeEntities } from '../../lib/entities.ts';
import type { ContractFacts } from './contract.ts';

/** An article's heading in a text: "Pasal 3" and its title; '' without one. */
export type ArticleHead = { no: number; title: string };

/** A heading is a line of its own; a sentence beginning with "Pasal 3" is longer. */
const longestHead = 160;

export const articlesIn = (html: string): ArticleHead[] =>
  articlesWithText(html).map(({ no, title }) => ({ no, title }));

/** The articles of a text, each with the HTML between its heading and the next one. */
export function articlesWithText(html: string): (ArticleHead & { text: string })[] {
  const blocks = [...html.matchAll(/<(h[1-6]|p)\b[^>]*>[\s\S]*?<\/\1>/gi)];
  const heads = blocks.flatMap((block, at) => {
    const head = articleHeadOf(block[0]);
    if (!head) return [];
    // Pasted from elsewhere, number and title are often two lines.
    const below = head.title ? undefined : titleBelow(blocks[at + 1]);
    const last = below?.block ?? block;
    const title = head.title || (below?.title ?? '');
    return [{ no: head.no, title, from: block.index, begin: last.index + last[0].length }];
  });
  return heads.map(({ no, title, begin }, at) => ({
    ...{ no, title },
    text: html.slice(begin, heads[at + 1]?.from),
  }));
}

function titleBelow(
  block: RegExpExecArray | undefined,
): { block: RegExpExecArray; title: string } | undefined {
  if (!block || articleHeadOf(block[0])) return;
  const title = emphasised(block[0]);
  return title ? { block, title } : undefined;
}

/** Parses a block of HTML as an article heading; undefined for any other. */
export function articleHeadOf(block: string): ArticleHead | undefined {
  const [head, no] = /^Pasal\s+(\d+)\s*/i.exec(emphasised(block) ?? '') ?? [];
  return head ? { no: Number(no), title: (emphasised(block) ?? '').slice(head.length) } : undefined;
}

/** The text of a block formatted as a heading; undefined for any other. */
function emphasised(block: string): string | undefined {
  if (!/^\s*(<h[1-6]\b|<p\b[^>]*>[^<]*<strong\b)/i.test(block)) return;
  const words = wordsIn(block);
  return words.length <= longestHead ? words : undefined;
}

/** A break parts words as a space does. */
const wordsIn = (html: string): string => decodeEntities(withoutTags(html)).replace(/\s+/g, ' ').trim();

const withoutTags = (html: string): string => html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '');

/** The key when a drafter points to an article: numbers change as articles come and go. */
export const nameOfHead = ({ no, title }: ArticleHead): string => title || String(no);

/** Whether two headings name the same article. */
export const isSameTitle = (a: string, b: string): boolean => titleKey(a) === titleKey(b);

const titleKey = (title: string): string => title.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Finds the master data's articles in a contract (DOMAIN 9) and their "Pasal": by heading, else where the drafter
 * points. For an uploaded document the ticked ones.
 * @param text null for an uploaded document, which cannot be searched
 * @returns by id in small letters; null as the place of ticked ones
 */
export function articlesThere(
  text: string | null,
  facts: Pick<ContractFacts, 'articles' | 'standsAt'>,
  offered: readonly { id: string; title: string }[],
): Map<string, number | null> {
  if (text === null) return new Map(facts.articles.map((id) => [id.toLowerCase(), null]));
  const heads = articlesIn(text);
  const stated = new Map(Object.entries(facts.standsAt ?? {}).map(([id, name]) => [id.toLowerCase(), name]));
  return new Map(
    offered.flatMap(({ id, title }) => {
      const key = id.toLowerCase();
      const under = stated.get(key);
      const head =
        heads.find((one) => isSameTitle(one.title, title)) ??
        heads.find((one) => under && isSameTitle(nameOfHead(one), under));
      return head ? [[key, head.no] as const] : [];
    }),
  );
}

/** An article that a contract must have and this one has not. @param there as `articlesThere` gives them */
export const isMissing = (
  article: { id: string; isMandatory: boolean },
  there: Pick<ReadonlyMap<string, unknown>, 'has'>,
): boolean => article.isMandatory && !there.has(article.id.toLowerCase());
