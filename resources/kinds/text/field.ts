import type { Message } from '../../../lib/language.ts';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

/** How a record's number is made: as letters' numbers are (domain/letters/number-pattern.ts), without a letter's tokens. */
export type Numbering = {
  /** Literal text and `{urut}`, `{tahun}`, `{bulan}`, `{bulan_romawi}`: `PJ-{tahun}-{urut}`. */
  pattern: string;
  /** Digits of the sequence; longer ones are printed whole. */
  padding?: number;
  /** When the sequence begins again. */
  reset?: 'tidak' | 'tahunan' | 'bulanan';
};

export type TextOptions = CommonOptions & {
  /** Characters at least. */
  min?: number;
  /** Characters at most; 200 unless said. */
  max?: number;
  /** A code or number: lists never cut it, other columns give way. */
  whole?: boolean;
  /** Several lines. */
  multiline?: boolean;
  /** A regular expression for the whole value, what is said where it does not match, and an import's sample. */
  pattern?: { source: string; message: Message; example?: string };
  /** What a new record's form begins with. */
  default?: string;
  /** What the form of a new record fills in by itself: browser and window in words, or the page that help was sought from. */
  fillsIn?: 'browser' | 'page';
  /** Never leaves the server (a password); written only, kept by a hook. */
  secret?: boolean;
  /** The hint where it says something else on the form of a new record. */
  hintOnCreate?: Message;
  /** Vocabulary of its braces: a letter's tags, a contract's variables, a number's tokens. Others are refused. */
  placeholders?: 'letter' | 'contract' | 'number';
  /** Lists can be filtered to one value by URL (a box's code), without offering it as a filter. */
  exactFilter?: boolean;
  /** Only its last characters leave the server; the whole is opened by right: docs/decisions/masked-fields.md. */
  masked?: { last: number };
  /** How its number is made (`autoNumber`). */
  numbering?: Numbering;
  /** Formatted text of headings and paragraphs only, so many lines at most. */
  lines?: number;
};
export type TextField<O extends TextOptions = TextOptions> = FieldBase<'text', O>;
export type TextKind = Kind<TextField, string>;

/** A line of text, several with `multiline`; at most 200 characters unless `max` says otherwise. */
export const text = <const O extends TextOptions>(id: string, en: string, options?: O): TextField<O> =>
  fieldOf('text', id, en, options);

export const textTraits: Traits<TextField> = {
  initial: ({ options }) => options.default ?? '',
  sum: null,
  isLong: ({ options }) => options.multiline === true || (options.max ?? 0) > 1000,
};
