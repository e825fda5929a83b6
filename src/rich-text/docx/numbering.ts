import { attributeOf, childOf, childrenOf, switchOf, wordOf } from './xml.ts';

/** What stands before a numbered paragraph. */
export type Marker = {
  text: string;
  /** Of a list: a bullet, or one number with its signs. Else words, such as "Pasal 3" or "1.2.". */
  isList: boolean;
  /** From the left margin, in twentieths of a point. */
  indent: number;
};

type Level = { start: number; format: string; text: string; indent: number; isDecimal: boolean };
type Numbering = { abstractId: string; levels: Level[]; starts: Map<number, number> };

/** Counts a document's numbered paragraphs, which Word does not store. */
export class Numbers {
  private readonly numberings = new Map<string, Numbering>();
  private readonly counted = new Map<string, number[]>();
  private readonly begun = new Set<string>();

  constructor(part: Document | undefined) {
    const root = part?.documentElement;
    const abstract = new Map(
      childrenOf(root, 'abstractNum').map((one) => [attributeOf(one, 'abstractNumId') ?? '', one]),
    );
    for (const num of childrenOf(root, 'num')) {
      const abstractId = wordOf(num, 'abstractNumId') ?? '';
      const levels: Level[] = [];
      for (const one of childrenOf(styled(abstract, abstractId), 'lvl'))
        levels[Number(attributeOf(one, 'ilvl') ?? 0)] = levelOf(one);
      const starts = new Map<number, number>();
      for (const override of childrenOf(num, 'lvlOverride')) {
        const level = Number(attributeOf(override, 'ilvl') ?? 0);
        const own = childOf(override, 'lvl');
        if (own) levels[level] = levelOf(own);
        const start = wordOf(override, 'startOverride');
        if (start !== undefined) starts.set(level, startOf(start));
      }
      this.numberings.set(attributeOf(num, 'numId') ?? '', { abstractId, levels, starts });
    }
  }

  /** Counts on. Undefined for a paragraph whose number is taken away. */
  next(numId: string, level: number): Marker | undefined {
    const numbering = this.numberings.get(numId);
    const here = numbering?.levels[level];
    if (!numbering || !here) return undefined;
    const counts = this.counted.get(numbering.abstractId) ?? [];
    this.counted.set(numbering.abstractId, counts);
    if (!this.begun.has(numId)) {
      this.begun.add(numId);
      for (const [at, start] of numbering.starts) counts[at] = start - 1;
    }
    counts[level] = (counts[level] ?? here.start - 1) + 1;
    counts.length = level + 1;
    if (here.format === 'none' && here.text === '') return undefined;
    return {
      text: here.format === 'bullet' ? '·' : said(here, numbering.levels, counts),
      isList: here.format === 'bullet' || isOneNumber(here, level),
      indent: here.indent,
    };
  }
}

/** A list style says its levels elsewhere. */
function styled(abstract: Map<string, Element>, id: string): Element | undefined {
  const own = abstract.get(id);
  const link = wordOf(own, 'numStyleLink');
  return link === undefined
    ? own
    : ([...abstract.values()].find((one) => wordOf(one, 'styleLink') === link) ?? own);
}

/** Word counts no further; letters and Roman numerals of such a number would fill the memory. */
const highest = 32_767;
const startOf = (said: string): number => Math.min(Number(said) || 0, highest);

const levelOf = (level: Element): Level => ({
  start: startOf(wordOf(level, 'start') ?? '1'),
  format: wordOf(level, 'numFmt') ?? 'decimal',
  text: wordOf(level, 'lvlText') ?? '',
  indent: indentOf(childOf(level, 'pPr')) ?? 0,
  isDecimal: switchOf(level, 'isLgl') ?? false,
});

/** "%1.", "(%2)": this level's number and signs alone. */
const isOneNumber = ({ text, format }: Level, level: number): boolean =>
  format in formats && new RegExp(`^\\s*\\(?%${level + 1}[.)]?\\s*$`).test(text);

const said = (here: Level, levels: readonly Level[], counts: readonly number[]): string =>
  here.text
    .replace(/%(\d)/g, (_, digit: string) => {
      const level = levels[Number(digit) - 1];
      const count = counts[Number(digit) - 1] ?? level?.start ?? 1;
      const format = here.isDecimal ? undefined : formats[level?.format ?? ''];
      return format ? format(count) : String(count);
    })
    .trim();

const letters = (count: number): string =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));

const romanSigns = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
function roman(count: number): string {
  let [rest, signs] = [count, ''];
  for (const [worth, sign] of romanSigns) for (; rest >= worth; rest -= worth) signs += sign;
  return signs;
}

const formats: Record<string, (count: number) => string> = {
  decimal: String,
  decimalZero: (count) => String(count).padStart(2, '0'),
  lowerLetter: letters,
  upperLetter: (count) => letters(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
};

/** From the left margin, in twentieths of a point; undefined where nothing is said. */
export function indentOf(pPr: Element | undefined): number | undefined {
  const indent = childOf(pPr, 'ind');
  const left = attributeOf(indent, 'left') ?? attributeOf(indent, 'start');
  return left === undefined ? undefined : Number(left) || 0;
}
