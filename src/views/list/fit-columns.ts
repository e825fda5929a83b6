import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { shownOf } from '../kinds/index.tsx';
import { cellPadding, exactly, type Width } from '../kinds/width.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';

/** A column on the screen: as declared, and how many pixels wide. */
export type Fitted = { columns: ListColumns; widths: Map<string, number>; total: number; code: number };

/** Widths of checkbox and row menu, in pixels (table-parts.tsx). */
const besides = 40 + 44;
const titleWidth = { least: 200, min: 290, ideal: 520 };
/** The code's own column before the name: as wide as the page's longest code, but leaving room for names. */
const leastCode = 66;
const mostCode = 260;
/** Longer codes take room from columns, not from names. */
const usualCode = 134;
const gap = 8;
/** Average width of a letter in a heading (12 px, bold), in pixels. */
const headLetter = 7.2;

/** How many pixels the longest cell of a column takes on this page, or the longest part of one. */
export type LongestOf = (column: ListColumn, part?: (cell: string) => string) => number;

/**
 * Fits columns into the width: fields give minimums, the page's values ideals, the title the rest. Too many: the
 * last declared go first; declarations put distinguishing columns first.
 * @param width of the sheet in pixels; 0 when unknown: then nothing is left out
 * @param isChosen by the user: all are shown and the table scrolls
 */
export function fitColumns(
  columns: ListColumns,
  width: number,
  isChosen: boolean,
  longestOf?: LongestOf,
): Fitted {
  const room = width - besides;
  const others = [...columns.others];
  const code = columns.code
    ? Math.min(mostCode, Math.max(leastCode, longestOf?.(columns.code) ?? 0)) + gap
    : 0;
  const titleNeed = longestOf ? longestOf(columns.title) + cellPadding : titleWidth.ideal;
  const title = {
    // Short names leave room to columns that would be truncated.
    min:
      Math.max(titleWidth.least, Math.min(titleWidth.min, titleNeed)) +
      Math.min(code, 60) +
      Math.max(0, code - usualCode),
    ideal: Math.max(titleWidth.min, Math.min(titleNeed, titleWidth.ideal)) + code,
  };
  const least = () => others.reduce((sum, column) => sum + widthOf(column, longestOf).min, title.min);
  if (width > 0 && !isChosen) while (others.length > 1 && least() > room) others.pop();

  const wanted = [title, ...others.map((column) => widthOf(column, longestOf))];
  const spare = Math.max(0, room - least());
  const wishes = wanted.map(({ min, ideal }) => Math.max(0, ideal - min));
  // Words after a code tell less than what the row is called.
  const isAfterCode = [false, ...others.map(({ field }) => longestOf !== undefined && beginsWithCode(field))];
  const first = sharedOut(
    wishes.map((wish, at) => (isAfterCode[at] ? 0 : wish)),
    spare,
  );
  const then = sharedOut(
    wishes.map((wish, at) => (isAfterCode[at] ? wish : 0)),
    spare - sumOf(first),
  );
  const widths = wanted.map(({ min }, at) => Math.floor(min + (first[at] ?? 0) + (then[at] ?? 0)));
  giveLeft(others, widths, room, longestOf);
  const [titles = title.min, ...rest] = widths;
  const sum = sumOf(widths);
  const total = Math.max(room, sum) + besides;
  return {
    columns: { ...columns, others },
    widths: new Map([
      [columns.title.name, titles + total - besides - sum],
      ...others.map((column, at): [string, number] => [column.name, rest[at] ?? 0]),
    ]),
    total,
    code: code - gap,
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Shares equally, up to each wish: small wishes are met in full, the largest bear the shortage. */
function sharedOut(wishes: readonly number[], spare: number): number[] {
  const given = wishes.map(() => 0);
  const smallestFirst = [...wishes.entries()].toSorted(([, one], [, other]) => one - other);
  let left = spare;
  smallestFirst.forEach(([at, wish], before) => {
    given[at] = Math.min(wish, left / (wishes.length - before));
    left -= given[at] ?? 0;
  });
  return given;
}

/** Room that is left once all have their ideal goes to columns that are still cut, before the title takes it. */
function giveLeft(
  others: readonly ListColumn[],
  widths: number[],
  room: number,
  longestOf: LongestOf | undefined,
): void {
  if (!longestOf) return;
  others.forEach((column, at) => {
    const left = room - sumOf(widths);
    const need = Math.ceil(longestOf(column) + cellPadding + chipOf(column.field));
    const has = widths[at + 1] ?? 0;
    const more = Math.min(need - has, left);
    // What is longer than any screen stays as it is.
    if (more > 0 && need - has <= mostMore) widths[at + 1] = has + more;
  });
}
/** No text is given more than this beyond its column, in pixels. */
const mostMore = 400;

/** Minimum and ideal width of a column: at least its heading, at most its content. */
export function widthOf(column: ListColumn, longestOf?: LongestOf): Width {
  const head = translate(column.label).length * headLetter + cellPadding + (column.sortable ? 16 : 0);
  const may = held(column.name, column.field);
  const need = longestOf ? longestOf(column) + cellPadding + chipOf(column.field) : may.ideal;
  const ideal = Math.min(longestOf ? Math.max(may.ideal, most) : may.ideal, need);
  // Identifiers and numbers are never truncated.
  const isWhole = column.align || isIdentifier(column.field);
  const code = longestOf && beginsWithCode(column.field) ? longestOf(column, codeAlone) + cellPadding : 0;
  const words = code > 0 ? Math.min(code, mostWhole) : Math.min(may.min, need);
  const least = isWhole ? (need <= mostWhole ? need : most) : words;
  return { min: Math.ceil(Math.max(least, head)), ideal: Math.ceil(Math.max(ideal, head)) };
}
/** No words but the title's are wider. */
const most = 260;
/** No identifier or number; a letter's own, with all its parts, is some 270. */
const mostWhole = 320;

const isIdentifier = (field: Field): boolean =>
  field.kind === 'text' && Boolean(field.options.unique || field.options.whole);

/** Of a record that is named by its code and words: the words give way. */
const beginsWithCode = (field: Field): boolean => {
  if (field.kind !== 'reference') return false;
  const { fields, represent } = resourceNamed(field.to);
  const first = fields[represent[0] ?? ''];
  return first !== undefined && isIdentifier(first);
};
/** With the mark that stands for the words: it needs its room beside the code. */
const codeAlone = (label: string): string => label.replace(/\s.*$/s, '…');

const chipOf = (field: Field): number => shownOf(field).chip?.(field) ?? 0;

function held(name: string, field: Field): Width {
  if (name === 'createdAt' || name === 'updatedAt') return exactly(18);
  if (name === 'isActive') return exactly(8, 12);
  return shownOf(field).width(field);
}
