import { frameTag } from '../../../domain/letters/docx-frame-tag.ts';
import { longestAlt, textPictureLimits } from '../../../domain/letters/text-pictures.ts';
import { DocxFault } from './fault.ts';
import type { LeftOut } from './left-out.ts';
import { docxFaults } from './messages.ts';
import { indentOf, type Marker, Numbers } from './numbering.ts';
import { openDocx } from './open-docx.ts';
import { nearest, type Properties, stylesOf } from './styles.ts';
import { tableHtml } from './table-html.ts';
import {
  escaped,
  htmlOf,
  pageBreak,
  pagesOf,
  pictureMark,
  plain,
  type Words,
  wordsFrom,
  wordsOf,
} from './words.ts';
import { attributeOf, childOf, childrenOf, switchOf, within, wordOf } from './xml.ts';

/**
 * Reads a Word document's text as HTML, lists as the clipboard of Word has them: pasted and taken texts go one way
 * from there (`fromOffice`, then the allow list). Pictures are named as those of a letter.
 * @throws DocxFault in one sentence
 */
export function readDocx(
  bytes: Uint8Array,
  withPictures: boolean,
): { html: string; pictures: TakenPictures; left: LeftOut } {
  const parts = openDocx(bytes, withPictures);
  const { document, styles: styleParts, numbering, links, pageHeads } = parts;
  const left: LeftOut = {};
  const count = (what: keyof LeftOut, by = 1) => {
    left[what] = (left[what] ?? 0) + by;
  };
  const styles = stylesOf(styleParts);
  const numbers = new Numbers(numbering);
  const pictures: TakenPictures = new Map();
  const markOf = (drawing: Element): string => {
    const [picture, ...others] = within(drawing, 'blip');
    const file = others.length === 0 && parts.pictures.get(attributeOf(picture, 'embed') ?? '');
    if (!file || pictures.size === textPictureLimits.count) {
      count('pictures');
      return '';
    }
    const [about] = within(drawing, 'docPr');
    const [extent] = within(drawing, 'extent');
    const name = `00000000-0000-0000-0000-${String(pictures.size).padStart(12, '0')}`;
    const alt = attributeOf(about, 'descr') || attributeOf(about, 'title') || '';
    const pixels = Math.round(Number(attributeOf(extent, 'cx') ?? 0) / emuInPixel);
    pictures.set(name, { file, alt: alt.trim().slice(0, longestAlt), pixels });
    return pictureMark(name);
  };
  const reader = { styles, links, count, markOf };

  const paragraph = (element: Element, inTable: boolean): Piece[] => {
    const own = childOf(element, 'pPr');
    const { pPr, rPr, level } = styles.ofParagraph(own);
    const pages = pagesOf(wordsOf(element, reader, rPr, level !== null));
    const marker = markerOf(pPr, numbers);
    const isItem = marker?.isList === true && level === null;
    const startsPage = nearest(pPr, (one) => switchOf(one, 'pageBreakBefore')) === true;
    const breaks = pages.length - 1 + Number(startsPage);
    if (inTable && breaks > 0) count('pageBreaks', breaks);
    const before: Piece[] = startsPage ? [pageBreak] : [];
    while (pages.length > 1 && plain(pages[0] ?? []).trim() === '') {
      pages.shift();
      before.push(pageBreak);
    }
    const [words = [], ...following] = pages;
    const first: Paragraph = {
      words: marker && !isItem ? withMark(marker, words) : words,
      heading: level,
      list: isItem ? marker : undefined,
      // A list's own indent counts more than the style's.
      indent: indentOf(own) ?? marker?.indent ?? nearest(pPr, indentOf) ?? 0,
      align: aligns[nearest(pPr, (one) => wordOf(one, 'jc')) ?? ''],
    };
    // An item and a cell stay whole: there is no page break within lists and tables.
    const whole = { ...first, words: [first.words, ...following].flat() };
    if (inTable) return [whole];
    if (isItem) return [...before, whole, ...following.map(() => pageBreak)];
    return [
      ...before,
      first,
      ...following.flatMap((page): Piece[] => [pageBreak, { ...first, words: page }]),
    ];
  };
  const blocks = (parent: Element | undefined, inTable = false): string => {
    const texts: Piece[] = [];
    let html = '';
    const end = () => {
      html += paragraphsHtml(texts.splice(0));
    };
    const read = (element: Element) => {
      if (isFrame(element)) count('frames');
      else if (element.localName === 'p') texts.push(...paragraph(element, inTable));
      else if (['sdt', 'sdtContent', 'ins', 'customXml'].includes(element.localName))
        for (const child of element.children) read(child);
      else if (element.localName === 'tbl') {
        end();
        html += inTable ? cellsInLines(element, blocks) : tableHtml(element, (cell) => blocks(cell, true));
      } else if (element.localName === 'altChunk') count('objects');
    };
    for (const child of parent?.children ?? []) read(child);
    end();
    return html;
  };

  const html = withinText(blocks(childOf(document.documentElement, 'body')));
  if (html.replace(/<(?!img)[^>]*>/g, '').trim() === '') throw new DocxFault(docxFaults.empty);
  const heads = pageHeads.filter(({ documentElement }) => documentElement.textContent?.trim());
  if (heads.length > 0) count('pageHeads', heads.length);
  return { html, pictures, left };
}

/** What our own document prints around the text: in the letter it would stand twice. */
const isFrame = (element: Element): boolean =>
  element.localName === 'sdt' && wordOf(childOf(element, 'sdtPr'), 'tag') === frameTag;

/** By the names that stand for them in the text. */
export type TakenPictures = Map<string, { file: File; alt: string; pixels: number }>;

/** What Word measures in, at 96 pixels an inch. */
const emuInPixel = 9525;

const rule = '<hr data-break="page">';

/** Breaks in a row are one, as on paper; before and behind the text there is nothing to part. */
const withinText = (html: string): string =>
  html.replace(new RegExp(`(?:${rule})+`, 'g'), (rules, at: number) =>
    at === 0 || at + rules.length === html.length ? '' : rule,
  );

type ListMarker = Marker & { id: string; level: number };
type Paragraph = {
  words: Words[];
  heading: number | null;
  list: ListMarker | undefined;
  /** From the left margin, in twentieths of a point. */
  indent: number;
  align: string | undefined;
};

type Piece = Paragraph | typeof pageBreak;

/** Justified is what a letter's text is by itself. */
const aligns: Record<string, string> = { center: 'center', right: 'right', end: 'right' };

/** Lists in lists: paper has no more. */
const deepest = 6;

function markerOf(pPr: Properties, numbers: Numbers): ListMarker | undefined {
  const numbered = nearest(pPr, (one) => childOf(one, 'numPr'));
  const id = numbered && (wordOf(numbered, 'numId') ?? nearest(pPr, numIdOf));
  if (!id || id === '0') return undefined;
  const level = Number(wordOf(numbered, 'ilvl') ?? 0);
  const marker = numbers.next(id, level);
  return marker && { ...marker, id, level };
}

const numIdOf = (pPr: Element): string | undefined => wordOf(childOf(pPr, 'numPr'), 'numId');

/** "Pasal 3", "1.2.": no list has such numbers, so they stand in the text. */
function withMark({ text }: Marker, words: Words[]): Words[] {
  const [first] = words;
  return [{ text: `${text} `, looks: first?.looks ?? [] }, ...words];
}

/** A nested table's cells as paragraphs. */
const cellsInLines = (table: Element, blocks: (cell: Element, inTable: boolean) => string): string =>
  childrenOf(table, 'tr')
    .flatMap((row) => childrenOf(row, 'tc'))
    .map((cell) => blocks(cell, true))
    .join('');

type Open = Pick<ListMarker, 'id' | 'level' | 'indent'>;

function paragraphsHtml(paragraphs: readonly Piece[]): string {
  let open: Open[] = [];
  let terms = '';
  let html = '';
  const endTerms = () => {
    if (terms) html += `<table><tbody>${terms}</tbody></table>`;
    terms = '';
  };
  for (const one of paragraphs) {
    if (one === pageBreak) {
      endTerms();
      open = [];
      html += rule;
      continue;
    }
    // Word's authors part paragraphs by empty ones; the paper parts them by itself.
    if (plain(one.words).trim() === '' && !one.list) continue;
    const term = !one.list && one.heading === null ? termOf(one.words) : undefined;
    if (term) {
      terms += term;
      open = [];
      continue;
    }
    endTerms();
    if (one.list) {
      open = placed(open, { ...one.list, indent: one.indent });
      html += itemHtml(one, one.list, open.length);
    } else {
      const last = open.at(-1);
      // Indented as the item before it: its second paragraph.
      const goesOn =
        last !== undefined && one.heading === null && one.indent > 0 && one.indent >= last.indent - 60;
      if (!goesOn) open = [];
      html += paragraphHtml(one, goesOn);
    }
  }
  endTerms();
  return html;
}

/**
 * The lists an item stands in. Authors press lists deeper by their indent alone: another list that stands further
 * right is inside.
 */
function placed(before: readonly Open[], item: Open): Open[] {
  const same = before.findIndex(({ id, level }) => id === item.id && level === item.level);
  if (same >= 0) return [...before.slice(0, same), item];
  const outer = before.filter(({ id, level, indent }) =>
    id === item.id ? level < item.level : indent < item.indent - 100,
  );
  return [...outer, item].slice(0, deepest);
}

function itemHtml(paragraph: Paragraph, { text, id, level: own }: ListMarker, level: number): string {
  const style = [...styleOf(paragraph, false), `mso-list:l${id}${own} level${level} lfo1`];
  return (
    `<p class="MsoListParagraph" style="${style.join(';')}">` +
    `<span style="mso-list:Ignore">${escaped(text)}</span>${htmlOf(paragraph.words)}</p>`
  );
}

function paragraphHtml(paragraph: Paragraph, goesOn: boolean): string {
  const { heading, words } = paragraph;
  const tag = heading === null ? 'p' : heading === 0 ? 'h2' : 'h3';
  const style = styleOf(paragraph, heading === null && !goesOn).join(';');
  return `<${tag}${goesOn ? ' class="MsoListParagraph"' : ''}${style && ` style="${style}"`}>${htmlOf(trimmed(words))}</${tag}>`;
}

const styleOf = ({ align, indent }: Paragraph, isIndented: boolean): string[] => [
  ...(align ? [`text-align:${align}`] : []),
  ...(isIndented && indent > 0 ? [`margin-left:${indent / 20}pt`] : []),
];

/** Tabs and spaces before a paragraph's first word are an author's indent. */
const trimmed = (words: readonly Words[]): Words[] =>
  wordsFrom(words, plain(words).length - plain(words).trimStart().length);

/** "Hari<tab>: Senin" is a row of terms, so that the colons stand under each other (DOMAIN 3). */
function termOf(words: readonly Words[]): string | undefined {
  const text = plain(words);
  const begun = text.trimStart();
  const tab = begun.indexOf('\t');
  if (tab < 0) return undefined;
  const label = begun.slice(0, tab).trimEnd();
  const behind = begun.slice(tab).trimStart();
  if (!/^[^\n:\ufffc]{1,40}$/.test(label) || !behind.startsWith(':')) return undefined;
  const value = behind.slice(1).trimStart();
  const cells = [escaped(label), ':', htmlOf(wordsFrom(words, text.length - value.length))];
  return `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
}
