import type { LeftOut } from './left-out.ts';
import { nearest, type Properties, type Styles } from './styles.ts';
import { attributeOf, childOf, childrenOf, switchOf, within, wordOf } from './xml.ts';

/** Words of one look: the elements around them, outermost first. */
export type Words = { text: string; looks: readonly string[] };

/** Stands in the words where a page is broken. */
export const pageBreak = '\f' as const;
/** Around the name of a picture in the words; Word has it nowhere. */
const mark = '\ufffc';
export const pictureMark = (name: string): string => mark + name + mark;

type Reader = {
  styles: Styles;
  links: Map<string, string>;
  count: (what: keyof LeftOut, by?: number) => void;
  /** The mark of a picture; empty for one that is left out. */
  markOf: (drawing: Element) => string;
};
type Where = Reader & { rPr: Properties; isHeading: boolean; link: string };

/** Reads the words of a paragraph. Tabs stay tabs, lines are parted by a line feed. */
export const wordsOf = (paragraph: Element, reader: Reader, rPr: Properties, isHeading: boolean): Words[] =>
  joined(inside(paragraph, { ...reader, rPr, isHeading, link: '' }));

type Reads = (element: Element, at: Where) => Words[];

const inside: Reads = (parent, at) =>
  [...parent.children].flatMap((child) => (parts[child.localName] ?? nothing)(child, at));
const nothing: Reads = () => [];
const counted =
  (what: keyof LeftOut): Reads =>
  (_, { count }) => {
    count(what);
    return [];
  };

/** What may stand in a paragraph; anything else says nothing on paper. Deleted words (`w:del`) are not read. */
const parts: Record<string, Reads> = {
  r: (element, at) => run(element, at),
  hyperlink: (element, at) =>
    inside(element, { ...at, link: at.links.get(attributeOf(element, 'id') ?? '') ?? '' }),
  ins: inside,
  moveTo: inside,
  smartTag: inside,
  fldSimple: inside,
  sdt: inside,
  sdtContent: inside,
  dir: inside,
  bdo: inside,
  oMathPara: inside,
  oMath: counted('formulas'),
};

/** What may stand in a run. What a letter gets a place for is read here from then on. */
const pieces: Record<string, (element: Element, at: Where) => string> = {
  t: ({ textContent }) => textContent?.replaceAll(mark, '') ?? '',
  tab: () => '\t',
  ptab: () => '\t',
  cr: () => '\n',
  noBreakHyphen: () => '\u2011',
  br: (element) => (attributeOf(element, 'type') === 'page' ? pageBreak : '\n'),
  drawing: (element, { count, markOf }) => {
    if (!has(element, 'txbx')) return markOf(element);
    count('textBoxes');
    return '';
  },
  pict: (element, { count }) => {
    if (has(element, 'textbox')) count('textBoxes');
    else if (has(element, 'imagedata')) count('pictures');
    return '';
  },
  object: (_, { count }) => {
    count('objects');
    return '';
  },
  footnoteReference: (_, { count }) => {
    count('footnotes');
    return '';
  },
  endnoteReference: (_, { count }) => {
    count('footnotes');
    return '';
  },
  commentReference: (_, { count }) => {
    count('comments');
    return '';
  },
  // The same twice: as newer programs draw it, and as others do.
  AlternateContent: (element, at) => {
    const chosen = childOf(element, 'Choice') ?? childOf(element, 'Fallback');
    return chosen ? textOf(chosen, at) : '';
  },
};

const has = (element: Element, name: string): boolean => within(element, name).length > 0;

const textOf = (parent: Element, at: Where): string =>
  [...parent.children].map((child) => pieces[child.localName]?.(child, at) ?? '').join('');

function run(element: Element, at: Where): Words[] {
  const own = at.styles.ofRun(childrenOf(element, 'rPr')[0]);
  const properties = [...own, ...at.rPr];
  const isOn = (name: string) => nearest(properties, (one) => switchOf(one, name)) === true;
  if (isOn('vanish')) return [];
  const text = textOf(element, at);
  if (text === '') return [];
  const raised = nearest(properties, (one) => wordOf(one, 'vertAlign'));
  const looks = [
    !at.isHeading && isOn('b') && 'strong',
    isOn('i') && 'em',
    (nearest(properties, (one) => wordOf(one, 'u')) ?? 'none') !== 'none' && at.link === '' && 'u',
    isOn('strike') && 's',
    raised === 'superscript' && 'sup',
    raised === 'subscript' && 'sub',
    at.link !== '' && `a href="${escaped(at.link)}"`,
  ].filter((look) => look !== false);
  return [{ text: isOn('caps') ? text.toUpperCase() : text, looks }];
}

/** Word divides words as they were typed: a tag in braces too. */
function joined(words: Words[]): Words[] {
  const result: Words[] = [];
  for (const one of words) {
    const last = result.at(-1);
    if (last && last.looks.join() === one.looks.join()) last.text += one.text;
    else result.push({ ...one });
  }
  return result;
}

export const plain = (words: readonly Words[]): string => words.map(({ text }) => text).join('');

/** The words of each page. */
export function pagesOf(words: readonly Words[]): Words[][] {
  const pages: Words[][] = [[]];
  for (const { text, looks } of words)
    for (const [at, part] of text.split(pageBreak).entries()) {
      if (at > 0) pages.push([]);
      if (part !== '') pages.at(-1)?.push({ text: part, looks });
    }
  return pages;
}

/** The words from a place on. */
export function wordsFrom(words: readonly Words[], at: number): Words[] {
  let skip = at;
  return words.flatMap(({ text, looks }) => {
    const rest = text.slice(skip);
    skip = Math.max(0, skip - text.length);
    return rest === '' ? [] : [{ text: rest, looks }];
  });
}

const pictures = new RegExp(`${mark}([^${mark}]*)${mark}`, 'g');

export const htmlOf = (words: readonly Words[]): string =>
  words
    .map(({ text, looks }) => {
      const inner = escaped(text)
        .replaceAll('\t', ' ')
        .replaceAll('\n', '<br>')
        .replace(pictures, '<img data-picture="$1">');
      return looks.reduceRight((html, look) => `<${look}>${html}</${look.replace(/ .*/, '')}>`, inner);
    })
    .join('');

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
