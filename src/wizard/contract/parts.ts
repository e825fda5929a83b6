import { printedValue, type Values } from '../../../resources/naskah-dinas/contract-values.ts';
import { tagsIn } from '../../../resources/naskah-dinas/tags.ts';
import { placeholdersIn } from '../../../resources/placeholders.ts';

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

/** A part to put in, with values of its own where it is a party's. */
export type Filled = ContractPart & { values?: Values };

/**
 * Takes a contract's text and the parts chosen for it, gives the text with them (DOMAIN 9): the tag of the parties, whose
 * introductions are data, then bases, before the first article, articles after the last, all articles numbered anew in the
 * order they stand in. A variable without a value stays in brackets, which the editor counts as still open.
 */
export function withParts(html: string, parts: readonly Filled[], values: Values): string {
  const body = bodyOf(html);
  const first = articleHeads(body)[0] ?? null;
  if (parts.some(({ kind }) => kind === 'introduction') && !partiesIn(body))
    body.insertBefore(blockOf('<p><span data-tag="para_pihak">para_pihak</span></p>'), first);
  const afterParties = partiesIn(body)?.nextElementSibling ?? first;
  for (const part of parts) {
    if (part.kind === 'introduction') continue;
    const blocks = blocksOf(part, values);
    if (part.kind === 'article') body.append(...blocks);
    else for (const block of blocks) body.insertBefore(block, afterParties);
  }
  articleHeads(body).forEach(renumber);
  return body.innerHTML;
}

/** The block in which the parties stand. */
const partiesIn = (body: HTMLElement): Element | undefined =>
  [...body.children].find((block) => tagsIn(block.outerHTML).includes('para_pihak'));

/** The titles of the articles that stand in a text. */
export const articleTitles = (html: string): string[] =>
  articleHeads(bodyOf(html)).map((head) => wordsOf(head).replace(articleHead, '').trim());

const articleHead = /^\s*Pasal\s+\d+\s*/i;
/** A heading is a line of its own; a sentence that begins with "Pasal 3" is longer. */
const longestHead = 160;

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** A break parts words as a space does. */
const wordsOf = (block: Element): string =>
  bodyOf(block.innerHTML.replaceAll(/<br\s*\/?>/gi, ' ')).textContent ?? '';

const articleHeads = (body: HTMLElement): Element[] =>
  [...body.children].filter((block) => {
    const words = wordsOf(block).trim();
    const isEmphasised = /^H[1-6]$/.test(block.tagName) || block.firstElementChild?.tagName === 'STRONG';
    return isEmphasised && words.length <= longestHead && articleHead.test(words);
  });

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
  const heading = `<p style="text-align:center"><strong>Pasal 0<br>${escaped(title)}</strong></p>`;
  return [...bodyOf((kind === 'article' ? heading : '') + filled(content, values)).children];
}

const filled = (content: string, values: Values): string =>
  content.replaceAll(/\{\{\s*([a-z0-9_]+)\s*\}\}/g, (_whole, name: string) =>
    escaped(printedValue(name, values) || `[${name.replaceAll('_', ' ')}]`),
  );

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
