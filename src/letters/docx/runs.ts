import { ExternalHyperlink, type IRunOptions, type ParagraphChild, ShadingType, TextRun } from 'docx';

export type Look = Omit<IRunOptions, 'children' | 'text' | 'break'>;

const looks: Record<string, Look> = {
  STRONG: { bold: true },
  B: { bold: true },
  EM: { italics: true },
  I: { italics: true },
  U: { underline: {} },
  S: { strike: true },
  SUB: { subScript: true },
  SUP: { superScript: true },
  CODE: { font: 'Courier New' },
};

/** What is still open, as the sheet marks it. */
export const openLook: Look = {
  color: '8F5200',
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FBEFD9' },
};

type MakesRuns = (element: Element, look: Look) => ParagraphChild[];

/** What stands in a line beside text and its looks. */
const inline: Record<string, MakesRuns> = {
  BR: (_, look) => [new TextRun({ ...look, break: 1 })],
  A: (element, look) => {
    const link = element.getAttribute('href');
    const children = runsOf(element.childNodes, { ...look, underline: {}, color: '0B5345' });
    return link ? [new ExternalHyperlink({ link, children })] : children;
  },
  // What is not known yet is written as its tag, so that it is one again where the document is taken in.
  SPAN: (element, look) => {
    const open = element.getAttribute('data-pending') ?? element.getAttribute('data-unfilled');
    return open
      ? [new TextRun({ ...look, ...openLook, text: `{{${open}}}` })]
      : runsOf(element.childNodes, look);
  },
};

export function runsOf(nodes: Iterable<ChildNode>, look: Look = {}): ParagraphChild[] {
  return [...nodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return textRun(node.nodeValue ?? '', look);
    if (!(node instanceof Element)) return [];
    const make = inline[node.tagName];
    return make ? make(node, look) : runsOf(node.childNodes, { ...look, ...looks[node.tagName] });
  });
}

/** White space is one space, but for what holds words together. */
function textRun(written: string, look: Look): TextRun[] {
  const text = written.replace(/[ \t\r\n]+/g, ' ');
  return text === '' ? [] : [new TextRun({ ...look, text })];
}

/** Lines of plain words. */
export const lineRuns = (words: string, look: Look = {}): TextRun[] =>
  words.split('\n').map((text, at) => new TextRun({ ...look, text, ...(at > 0 && { break: 1 }) }));
