import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  TextRun,
} from 'docx';
import { figureOf } from './figures.ts';
import { lineColour, mm } from './measures.ts';
import { ownAlign, type Place } from './place.ts';
import { lineRuns, runsOf } from './runs.ts';
import { tableOf } from './tables.ts';

type MakesBlocks = (element: HTMLElement, at: Place) => FileChild[];

const heading: MakesBlocks = (element, at) => {
  const level = Number(element.tagName.slice(1));
  return [
    new Paragraph({
      ...placed(element, at),
      heading:
        level <= 2 ? HeadingLevel.HEADING_1 : level === 3 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
      alignment: ownAlign(element) ?? (at.headings.isCentred ? AlignmentType.CENTER : AlignmentType.LEFT),
      children: runsOf(element.childNodes, { ...at.look, bold: !at.headings.isLight }),
    }),
  ];
};

const list: MakesBlocks = (element, at) => {
  const place = at.lists.placeOf(element, { place: at.item?.place, indent: at.indent });
  return [...element.children].flatMap((item) => {
    const inside = { ...at, item: { place, isMarked: false } };
    const blocks = blocksOf(item, inside);
    return inside.item.isMarked ? blocks : [new Paragraph(placed(item, inside)), ...blocks];
  });
};

/** Blocks of a text by their tag; what is not here stands in lines. */
const blocks: Record<string, MakesBlocks> = {
  P: (element, at) => [paragraph(element.childNodes, at, element)],
  DIV: (element, at) => blocksOf(element, { ...at, align: ownAlign(element) ?? at.align }),
  ...Object.fromEntries(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map((tag) => [tag, heading])),
  UL: list,
  OL: list,
  BLOCKQUOTE: (element, at) => blocksOf(element, { ...at, indent: at.indent + mm(7) }),
  PRE: (element, at) => [
    new Paragraph({
      ...placed(element, at),
      alignment: AlignmentType.LEFT,
      children: lineRuns(element.textContent ?? '', { font: 'Courier New' }),
    }),
  ],
  HR: (element, at) => [
    // A page break is a rule that says so.
    element.dataset.break === 'page'
      ? new Paragraph({ pageBreakBefore: true, spacing: { after: 0, line: 20 } })
      : new Paragraph({
          indent: { left: at.indent },
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: lineColour, space: 1 } },
        }),
  ],
  FIGURE: (element, at) =>
    figureOf(element, at, { left: at.item?.place.left ?? at.indent, options: placed(element, at) }),
  TABLE: (element, at) =>
    element instanceof HTMLTableElement ? [tableOf(element, at, blocksOf), gap()] : [],
};

/** The blocks of a cleaned text (`paperHtml`). Words outside of any block are a paragraph. */
export function blocksOf(parent: Element, at: Place): FileChild[] {
  const made: FileChild[] = [];
  let words: ChildNode[] = [];
  const end = () => {
    if (words.some(({ textContent, nodeName }) => textContent?.trim() || nodeName === 'BR'))
      made.push(paragraph(words, at));
    words = [];
  };
  for (const node of parent.childNodes) {
    const make = node instanceof HTMLElement ? blocks[node.tagName] : undefined;
    if (!make) {
      words.push(node);
      continue;
    }
    end();
    made.push(...make(node as HTMLElement, at));
  }
  end();
  return made;
}

function paragraph(nodes: Iterable<ChildNode>, at: Place, element?: Element): Paragraph {
  return new Paragraph({
    ...placed(element, at),
    alignment: (element && ownAlign(element)) ?? at.align,
    children: runsOf(nodes, at.look),
  });
}

/** Mark or indent; a list item's further paragraphs stand below its first. */
function placed(element: Element | undefined, at: Place): IParagraphOptions {
  const leads = /:\s*$/.test(element?.textContent ?? '');
  const common = {
    ...(leads && { keepNext: true }),
    ...(at.after !== undefined && { spacing: { after: at.after } }),
  };
  if (!at.item) return { ...common, indent: { left: at.indent + stepsOf(element) } };
  const { reference, level, left } = at.item.place;
  const spacing = { after: at.after ?? 80 };
  if (at.item.isMarked) return { ...common, spacing, indent: { left } };
  at.item.isMarked = true;
  return { ...common, spacing, numbering: { reference, level } };
}

/** Steps of a paragraph's indent, as the paper has them. */
const stepsOf = (element: Element | undefined): number =>
  mm(12.7) * Number(element?.getAttribute('data-indent') ?? 0);

/** After a table: Word joins two that touch, and a cell must end with a paragraph. */
const gap = () =>
  new Paragraph({ spacing: { after: 0, line: 160 }, children: [new TextRun({ text: '', size: 8 })] });
