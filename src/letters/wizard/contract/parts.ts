import type { ContractParty } from '../../../../domain/letters/contract.ts';
import { articleHeadOf, isSameTitle } from '../../../../domain/letters/contract-articles.ts';
import { type Values, wordingWith } from '../../../../domain/letters/contract-values.ts';
import { openBrackets } from '../../../../domain/letters/open-places.ts';
import { placeholdersIn } from '../../../../domain/letters/placeholders.ts';
import { tagsIn } from '../../../../domain/letters/tags.ts';
import { encodeEntities } from '../../../../lib/entities.ts';

/** A part of a contract out of the master data, with its wording. */
export type ContractPart = {
  id: string;
  kind: 'introduction' | 'basis' | 'article';
  title: string;
  /** HTML, variables as `{{nama_pekerjaan}}`. */
  content: string;
};

/** The variables of the parts, each once, in the order in which they come. */
export const variablesOf = (parts: readonly ContractPart[]): string[] => [
  ...new Set(parts.flatMap(({ content }) => placeholdersIn(content))),
];

/** A part to insert; only party introductions have values of their own. */
export type Filled = ContractPart & { values?: Values };

/**
 * Inserts parts (DOMAIN 9): party tag and bases before the first article; articles over unwritten ones with that
 * heading, else last. Renumbers articles; variables without a value stay bracketed.
 * @param there parties already in the contract
 */
export function withParts(
  html: string,
  parts: readonly Filled[],
  values: Values,
  there: readonly ContractParty[] = [],
): string {
  const body = bodyOf(html);
  const first = articleHeads(body)[0] ?? null;
  const areWritten = !partiesIn(body) && there.some(isWritten);
  if (!areWritten && !partiesIn(body) && parts.some(({ kind }) => kind === 'introduction'))
    body.insertBefore(blockOf('<p><span data-tag="para_pihak">para_pihak</span></p>'), first);
  const last = areWritten ? blockNaming(body, there.at(-1)?.name ?? '') : partiesIn(body);
  const afterParties = last ? last.nextElementSibling : first;
  const written = parts.filter(({ kind }) => kind === 'basis' || (kind === 'introduction' && areWritten));
  for (const part of written)
    for (const block of blocksOf(part, part.values ?? values)) body.insertBefore(block, afterParties);
  // Last: this may remove the block before which the others are inserted.
  for (const part of parts) if (part.kind === 'article') putArticle(body, part.title, blocksOf(part, values));
  articleHeads(body).forEach(renumber);
  return body.innerHTML;
}

/** Drafts from before introductions were data have the introduction in the text. */
const isWritten = ({ introductionId, wording }: ContractParty): boolean =>
  introductionId !== null && !wording;

/** The block in which the parties stand. */
const partiesIn = (body: HTMLElement): Element | undefined =>
  [...body.children].find((block) => tagsIn(block.outerHTML).includes('para_pihak'));

const blockNaming = (body: HTMLElement, name: string): Element | undefined =>
  [...body.children].find((block) => name && block.textContent?.includes(name));

function putArticle(body: HTMLElement, title: string, blocks: readonly Element[]): void {
  const stub = articleHeads(body)
    .filter((head) => isSameTitle(articleHeadOf(head.outerHTML)?.title ?? '', title))
    .map((head) => ({ head, below: openBelow(head) }))
    .find(({ below }) => below !== null);
  if (stub) stub.head.before(...blocks);
  else body.append(...blocks);
  for (const block of [stub?.head, ...(stub?.below ?? [])]) block?.remove();
}

/** Gives the blank or bracketed blocks right below a heading; null once the article is written. */
function openBelow(head: Element): Element[] | null {
  const open: Element[] = [];
  for (let next = head.nextElementSibling; next && !isArticleHead(next); next = next.nextElementSibling) {
    const words = next.textContent ?? '';
    if (words.trim() && openBrackets(words).length === 0)
      return open.some((block) => block.textContent?.trim()) ? open : null;
    open.push(next);
  }
  return open;
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const articleHeads = (body: HTMLElement): Element[] => [...body.children].filter(isArticleHead);

const isArticleHead = (block: Element): boolean => articleHeadOf(block.outerHTML) !== undefined;

function renumber(head: Element, index: number): void {
  const walker = head.ownerDocument.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/Pasal\s+\d+/i.test(node.nodeValue ?? '')) continue;
    node.nodeValue = (node.nodeValue ?? '').replace(/Pasal(\s+)\d+/i, `Pasal$1${index + 1}`);
    return;
  }
}

const blockOf = (html: string): Element => bodyOf(html).firstElementChild as Element;

function blocksOf({ kind, title, content }: ContractPart, values: Values): Element[] {
  const heading = `<h3>Pasal 0<br>${encodeEntities(title)}</h3>`;
  return [...bodyOf((kind === 'article' ? heading : '') + wordingWith(content, values)).children];
}
