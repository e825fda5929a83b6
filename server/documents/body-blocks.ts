import { isArticle, listMark } from '../../domain/letters/list-marks.ts';
import { held } from '../../domain/letters/no-breaks.ts';
import type { TextRules } from '../../domain/letters/text-rules.ts';
import {
  cleanRichText,
  isElement,
  parseRichText,
  pictureOf,
  type RichElement,
  type RichNode,
} from '../rich-text/index.ts';
import type { Align, Block, Run } from './block.ts';
import { layTable } from './body-table.ts';
import { insetBlocks, wordsOf } from './inset-blocks.ts';

// Passes the letter's text to the typesetter as JSON, never as Typst markup: nothing needs escaping.

/** Takes a letter's HTML (cleaned here once more), gives its blocks in reading order. */
export function bodyBlocks(html: string, rules: TextRules = {}): Block[] {
  const blocks = withoutDoubleBreaks(blocksOf(parseRichText(cleanRichText(html)), null));
  for (const block of blocks) for (const inner of innerOf(block)) layInside(inner, block.kind === 'quote');
  numberTables(blocks, 0);
  markLists(blocks, null, rules.hasArticles === true);
  insetBlocks(blocks, rules);
  return blocks;
}

/** Breaks with nothing between them are one. */
function withoutDoubleBreaks(blocks: Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const last = kept.findLastIndex((one) => !isBlank(one));
    if (block.kind === 'pageBreak' && kept[last]?.kind === 'pageBreak') kept.length = last;
    kept.push(block);
  }
  return kept;
}

/** Pages are broken by the text itself, not within lists, tables and quotes; lists and cells are not indented. */
function layInside(blocks: Block[], isQuote: boolean): void {
  blocks.splice(0, blocks.length, ...blocks.filter(({ kind }) => kind !== 'pageBreak'));
  for (const block of blocks) {
    if ('indent' in block && !isQuote) delete block.indent;
    for (const inner of innerOf(block)) layInside(inner, isQuote && block.kind === 'quote');
  }
}

const innerOf = (block: Block): Block[][] =>
  block.kind === 'list'
    ? block.items
    : block.kind === 'quote'
      ? [block.blocks]
      : block.kind === 'table'
        ? block.cells.map((cell) => cell.blocks)
        : [];

/** Each level of numbered lists has the mark that follows its parent's; a table's cell begins anew. */
function markLists(blocks: Block[], above: string | null, hasArticles: boolean): void {
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'list') {
      const before = blocks[index - 1];
      const startsArticle = hasArticles && before?.kind === 'heading' && isArticle(wordsOf(before.runs));
      if (block.ordered) block.numbering = listMark(block.numbering, above, startsArticle);
      for (const item of block.items) markLists(item, block.ordered ? block.numbering : above, false);
    } else if (block.kind === 'quote') markLists(block.blocks, above, hasArticles);
    else if (block.kind === 'table') for (const cell of block.cells) markLists(cell.blocks, null, false);
  }
}

/** As a reader counts tables; lists of terms are none. */
function numberTables(blocks: Block[], before: number): number {
  let count = before;
  for (const block of blocks) {
    if (block.kind === 'table' && !block.plain) {
      count += 1;
      block.place = count;
    }
    for (const inner of innerOf(block)) count = numberTables(inner, count);
  }
  return count;
}

/** Takes the nodes inside one element, gives blocks; loose text between blocks becomes paragraphs. */
export function blocksOf(nodes: RichNode[], align: Align | null): Block[] {
  const blocks: Block[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    const runs = runsOf(loose);
    if (runs.length > 0) blocks.push({ kind: 'paragraph', align, runs });
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !blockTags.has(node.tag)) loose.push(node);
    else {
      flush();
      blocks.push(...blockOf(node, align));
    }
  }
  flush();
  return blocks;
}

const headings = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => [tag, index + 1]));
const blockTags = new Set([
  ...[
    'p',
    'div',
    'blockquote',
    'pre',
    'hr',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'th',
    'figure',
  ],
  ...headings.keys(),
]);

function blockOf(element: RichElement, inherited: Align | null): Block[] {
  const align = alignOf(element) ?? inherited;
  const level = headings.get(element.tag);
  if (level)
    return [
      { kind: 'heading', level, align, ...indentOf(element), runs: runsOf(element.children) },
      ...picturesWithin(element, align),
    ];
  switch (element.tag) {
    case 'p':
      return [
        { kind: 'paragraph', align, ...indentOf(element), runs: runsOf(element.children) },
        ...picturesWithin(element, align),
      ];
    case 'ul':
    case 'ol':
      return [listOf(element, align)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(element.children, align) }];
    case 'pre':
      return [{ kind: 'code', text: element.children.map(wholeText).join('').replace(/\n$/, '') }];
    case 'hr':
      return [{ kind: element.attributes['data-break'] ? 'pageBreak' : 'rule' }];
    case 'figure':
      return pictureBlock(element, align);
    case 'table':
      return layTable(element, (cell) => blocksOf(cell.children, alignOf(cell)));
    default:
      return blocksOf(element.children, align);
  }
}

function pictureBlock(figure: RichElement, align: Align | null): Block[] {
  const { 'data-picture': id, alt = '' } = pictureOf(figure)?.attributes ?? {};
  if (!id) return [];
  const caption = wordsOf(runsOf(figure.children));
  return [
    { kind: 'picture', id, alt, width: Number(figure.attributes['data-width'] ?? 100), align, caption },
  ];
}

/** No editor writes them into a line; who does gets them below it. */
const picturesWithin = (element: RichElement, align: Align | null): Block[] =>
  element.children
    .filter(isElement)
    .flatMap((child) =>
      child.tag === 'figure' ? pictureBlock(child, alignOf(child) ?? align) : picturesWithin(child, align),
    );

function indentOf({ attributes }: RichElement): { indent?: number } {
  const steps = Number(attributes['data-indent'] ?? 0);
  return steps > 0 ? { indent: steps } : {};
}

function listOf(element: RichElement, align: Align | null): Block {
  const items = element.children
    .filter((child): child is RichElement => isElement(child))
    .map((child) => blocksOf(child.tag === 'li' ? child.children : [child], align));
  return {
    kind: 'list',
    ordered: element.tag === 'ol',
    start: Number(element.attributes.start ?? 1),
    numbering: element.attributes.type ?? '1',
    items,
  };
}

function alignOf(element: RichElement): Align | null {
  return (/text-align:\s*(left|right|center|justify)/.exec(element.attributes.style ?? '')?.[1] ??
    null) as Align | null;
}

const markOf: Record<string, string> = {
  ...{ strong: 'bold', b: 'bold', em: 'italic', i: 'italic', u: 'underline', s: 'strike' },
  ...{ sub: 'sub', sup: 'super', code: 'code' },
};

/** Takes inline nodes, gives runs with white space folded as a browser would. */
function runsOf(nodes: RichNode[]): Run[] {
  const runs: Run[] = [];
  collect(nodes, [], undefined, runs);
  let afterSpace = true;
  const folded: Run[] = [];
  for (const run of runs) {
    if ('lineBreak' in run) {
      trimEnd(folded);
      folded.push(run);
      afterSpace = true;
      continue;
    }
    let text = run.text.replace(/[ \t\n]+/g, ' ');
    if (afterSpace) text = text.replace(/^ /, '');
    if (!text) continue;
    afterSpace = text.endsWith(' ');
    folded.push({ ...run, text: breakable(held(text)) });
  }
  trimEnd(folded);
  // TipTap ends an empty line with a break of its own.
  if (folded.length > 0 && folded.at(-1) && 'lineBreak' in (folded.at(-1) as Run)) folded.pop();
  return folded;
}

function collect(nodes: RichNode[], marks: string[], href: string | undefined, into: Run[]): void {
  for (const node of nodes) {
    if (!isElement(node)) into.push(href ? { text: node, marks, href } : { text: node, marks });
    else if (node.tag === 'br') into.push({ lineBreak: true });
    else if (node.tag === 'figure') continue;
    else {
      const mark =
        'data-pending' in node.attributes || 'data-unfilled' in node.attributes ? 'stamp' : markOf[node.tag];
      collect(node.children, mark ? [...marks, mark] : marks, node.attributes.href ?? href, into);
    }
  }
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (!last || 'lineBreak' in last || !last.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (!last.text) runs.pop();
}

/** Gives words no line can hold (addresses, keys) invisible places to break. */
function breakable(text: string): string {
  return text.replace(/[^\s\u200b]{40,}/gu, (word) =>
    word.replace(/([/\-_.?&=]|[^\s/\-_.?&=]{20})(?=.)/gu, '$1\u200b'),
  );
}

function wholeText(node: RichNode): string {
  if (!isElement(node)) return node;
  return node.tag === 'br' ? '\n' : node.children.map(wholeText).join('');
}

const isBlank = (block: Block) => block.kind === 'paragraph' && block.runs.length === 0;

/** Empty lines at either end are the editor's, not the letter's; a break there would leave a page empty. */
export function trimmed(blocks: Block[]): Block[] {
  const isSeen = (block: Block) => !isBlank(block) && block.kind !== 'pageBreak';
  const first = blocks.findIndex(isSeen);
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex(isSeen) + 1);
}
