import type { ContractFacts } from './contract.ts';

/** An article as it stands in a text: "Pasal 3", and what it is called; without a title ''. */
export type ArticleHead = { no: number; title: string };

/** A heading is a line of its own; a sentence that begins with "Pasal 3" is longer. */
const longestHead = 160;

/** The articles of a contract's text by their headings, in the order they stand in. */
export function articlesIn(html: string): ArticleHead[] {
  const blocks = html.match(/<(h[1-6]|p)\b[^>]*>[\s\S]*?<\/\1>/gi) ?? [];
  return blocks.flatMap((block, at) => {
    const head = articleHeadOf(block);
    if (!head || head.title) return head ? [head] : [];
    // Pasted from elsewhere, number and title are often two lines.
    const below = blocks[at + 1] ?? '';
    return [{ ...head, title: articleHeadOf(below) ? '' : (emphasised(below) ?? '') }];
  });
}

/** Takes one block of HTML, gives the article it is the heading of; undefined for any other. */
export function articleHeadOf(block: string): ArticleHead | undefined {
  const [head, no] = /^Pasal\s+(\d+)\s*/i.exec(emphasised(block) ?? '') ?? [];
  return head ? { no: Number(no), title: (emphasised(block) ?? '').slice(head.length) } : undefined;
}

/** The words of a block that is set off as a heading is; undefined for any other. */
function emphasised(block: string): string | undefined {
  if (!/^\s*(<h[1-6]\b|<p\b[^>]*>[^<]*<strong\b)/i.test(block)) return;
  const words = wordsIn(block);
  return words.length <= longestHead ? words : undefined;
}

/** A break parts words as a space does. */
const wordsIn = (html: string): string =>
  html
    .replace(/<br\s*\/?>|&nbsp;/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_whole, name: keyof typeof signs) => signs[name])
    .replace(/\s+/g, ' ')
    .trim();
const signs = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What an article is known by when its drafter points to it: numbers change as articles come and go. */
export const nameOfHead = ({ no, title }: ArticleHead): string => title || String(no);

/** Whether two headings name the same article. */
export const isSameTitle = (a: string, b: string): boolean => titleKey(a) === titleKey(b);

const titleKey = (title: string): string => title.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Which of the articles of the master data a contract has (DOMAIN 9), and at which "Pasal" of its text: that of their
 * heading, else where its drafter says that it stands worded otherwise. Of an uploaded document what its drafter ticked.
 * @param text null where it is an uploaded document, which nobody can look into
 * @returns by id in small letters; null for the place of what was ticked
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
