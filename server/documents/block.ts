import type { ColumnAlign } from '../../domain/letters/table-columns.ts';

/** The body of a letter as the paper knows it. */
export type Run = { text: string; marks: string[]; href?: string } | { lineBreak: true };
export type Align = 'left' | 'right' | 'center' | 'justify';
export type Block =
  | { kind: 'paragraph'; align: Align | null; indent?: number; inset?: number; runs: Run[] }
  | {
      kind: 'heading';
      level: number;
      align: Align | null;
      indent?: number;
      /** "A.", which is none of the runs; the section's blocks stand under what follows it. */
      mark?: string;
      runs: Run[];
    }
  | { kind: 'list'; ordered: boolean; start: number; numbering: string; inset?: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'pageBreak' }
  | {
      kind: 'picture';
      /** Which of the letter's pictures. */
      id: string;
      /** For who does not see it. */
      alt: string;
      /** Percent of the text's width. */
      width: number;
      align: Align | null;
      /** Empty without one. */
      caption: string;
    }
  | TableBlock;
export type TableBlock = {
  kind: 'table';
  /** "Hari, tanggal : …" rows, set without lines. */
  plain: boolean;
  /** How many marks' width further in it stands. */
  inset?: number;
  /** Width of each column: 0 fits its content, else a share of the rest. */
  columns: number[];
  headerRows: number;
  /** The longest words of each column, to check that the table fits. */
  words: string[][];
  /** The lines of each column's heading where there is room for them. */
  headings: string[][];
  /** Which table of the letter it is, from 1. */
  place: number;
  cells: Cell[];
};
export type Cell = {
  x: number;
  y: number;
  colspan: number;
  rowspan: number;
  header: boolean;
  /** By what its column holds; what the writer chose stands in its blocks and comes first. */
  align: ColumnAlign;
  /** Of a row of sums. */
  strong: boolean;
  /** Of a row that stays on one page. */
  whole: boolean;
  blocks: Block[];
};
