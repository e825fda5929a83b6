import type { ComponentType } from 'react';
import type { Choice } from '../../../lib/choice.ts';
import type { Message } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import type { Width } from './width.ts';

export type CellProps<F extends Field = Field> = { name: string; field: F; row: Row };

export type FilterOption = Pick<Choice, 'value' | 'label'>;

/** How a kind is shown in lists, on record pages and in filters; its input is apart (inputs.tsx). */
export type ShownKind<F extends Field> = {
  /** As text: for tooltips, locked inputs, comparisons. */
  plain: (field: F, row: Row, name: string) => string;
  /** Text in a row of a list, where room is scarce; by default the plain one. */
  inRow?: (field: F, row: Row, name: string) => string;
  /** Text on a phone row, which has no heading; by default the plain one. */
  onPhone?: (field: F, text: string, value: unknown) => string;
  align?: 'right';
  /** Rendering beyond plain text: in a row and on the record page. */
  Cell?: ComponentType<CellProps<F>>;
  Whole?: ComponentType<CellProps<F>>;
  /** The record page shows it empty as well: something can be added there. */
  isShownEmpty?: true;
  /** Takes the full width of a form or page, not half. */
  isWide: (field: F) => boolean;
  /** Of a list's column, without its heading. */
  width: (field: F) => Width;
  /** Room in pixels that a chip takes beside its text. */
  chip?: (field: F) => number;
  /** Few known values, a choice among records, tags in use, from one value to another, or only a value by address. */
  filter: ((field: F) => readonly FilterOption[]) | 'records' | 'tags' | 'range' | 'address' | 'none';
  order: { ASC: Message; DESC: Message };
  /** How a change reads in the history: the server's words, members gained and lost, or two values. */
  change: 'words' | 'members' | 'values';
};

export const byLetter = { ASC: { id: 'A ke Z', en: 'A to Z' }, DESC: { id: 'Z ke A', en: 'Z to A' } };
export const upAndDown = {
  ASC: { id: 'Naik', en: 'Ascending' },
  DESC: { id: 'Turun', en: 'Descending' },
};
export const bySize = {
  ASC: { id: 'Terkecil dahulu', en: 'Smallest first' },
  DESC: { id: 'Terbesar dahulu', en: 'Largest first' },
};
export const byTime = {
  ASC: { id: 'Terlama dahulu', en: 'Oldest first' },
  DESC: { id: 'Terbaru dahulu', en: 'Newest first' },
};
