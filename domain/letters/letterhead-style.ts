import { linesOf } from '../../lib/lines.ts';
import type { PaperLetterhead } from './letter.ts';
import { followingHeads, letterFonts } from './letter-looks.ts';

// What a company chooses of its letters' look. Sheet and typesetter read it here; the declaration has the words.

export type LetterStyle = {
  /** Of the company's name and the rule below it, #rrggbb. */
  colour: string;
  font: (typeof letterFonts)[number];
  /** In points. */
  size: number;
  justified: boolean;
  /** Lines at the foot of each page. */
  footer: string[];
  /** Above the text from the second page on. */
  following: (typeof followingHeads)[number];
};

const standard: LetterStyle = {
  colour: '#1a1f1d',
  font: 'source-serif',
  size: 11,
  justified: true,
  footer: [],
  following: 'running',
};

/** Letterheads printed before there were styles, and what one leaves out, are as the standard. */
export function letterStyle(letterhead: PaperLetterhead | null): LetterStyle {
  const { footer, ...chosen } = letterhead?.style ?? {};
  const said = Object.entries(chosen).filter(([, value]) => value !== null && value !== undefined);
  return { ...standard, ...Object.fromEntries(said), footer: linesOf(footer) };
}

/** A letterhead's record, as a form or a list of options has it, as paper prints it. */
export const printedLetterhead = (record: Readonly<Record<string, unknown>>): PaperLetterhead => ({
  name: textIn(record.companyName) ?? '',
  address: '',
  content: textIn(record.content),
  logo: textIn(record.logo),
  style: {
    colour: textIn(record.colour),
    font: letterFonts.find((font) => font === record.font) ?? null,
    size: typeof record.fontSize === 'number' ? record.fontSize : null,
    justified: typeof record.justified === 'boolean' ? record.justified : null,
    footer: textIn(record.footer),
    following: followingHeads.find((head) => head === record.followingHead) ?? null,
  },
});

const textIn = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
