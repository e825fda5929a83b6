import { say } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';

/** A column on the screen: as declared, and how many pixels wide. */
export type Fitted = { columns: ListColumns; widths: Map<string, number>; total: number };

/** The box before a row and what can be done with it (table-parts.tsx). */
const besides = 40 + 44;
const titleWidth = { least: 200, min: 290, ideal: 520 };
const padding = 24;
/** A letter of a cell (13.5 px) and of a heading (12 px, bold), on average. */
const letter = 7;
const headLetter = 7.2;

/** How many pixels the longest cell of a column takes on this page. */
export type LongestOf = (column: ListColumn) => number;

/**
 * Gives the columns of a list the width there is. What a field may hold says how wide its column is at least, what
 * stands on the page how wide at best; the title takes what is left. Where not all of them fit, the last declared go
 * first, so that nothing is cut off: the declaration names what tells rows apart before what is told of all of them.
 * @param width of the sheet in pixels; 0 where it is not known, and then nothing is left out
 * @param isChosen by the person: then all are shown and the table scrolls
 */
export function fitColumns(
  columns: ListColumns,
  width: number,
  isChosen: boolean,
  longestOf?: LongestOf,
): Fitted {
  const room = width - besides;
  const others = [...columns.others];
  const code = columns.code ? Math.max(74, (longestOf?.(columns.code) ?? 0) + 8) : 0;
  const titleNeed = longestOf ? longestOf(columns.title) + padding : titleWidth.ideal;
  const title = {
    // Short names leave their room to what would be cut off beside them.
    min: Math.max(titleWidth.least, Math.min(titleWidth.min, titleNeed)) + Math.min(code, 60),
    ideal: Math.max(titleWidth.min, Math.min(titleNeed, titleWidth.ideal)) + code,
  };
  const least = () => others.reduce((sum, column) => sum + widthOf(column, longestOf).min, title.min);
  if (width > 0 && !isChosen) while (others.length > 1 && least() > room) others.pop();

  const wanted = [title, ...others.map((column) => widthOf(column, longestOf))];
  const spare = Math.max(0, room - least());
  const more = sharedOut(
    wanted.map(({ min, ideal }) => Math.max(0, ideal - min)),
    spare,
  );
  const widths = wanted.map(({ min }, at) => Math.floor(min + (more[at] ?? 0)));
  const [titles = title.min, ...rest] = widths;
  const sum = widths.reduce((all, one) => all + one, 0);
  const total = Math.max(room, sum) + besides;
  return {
    columns: { ...columns, others },
    widths: new Map([
      [columns.title.name, titles + total - besides - sum],
      ...others.map((column, at): [string, number] => [column.name, rest[at] ?? 0]),
    ]),
    total,
  };
}

/** The same for each, but none more than it wishes: who lacks little lacks nothing, and the longest bear what is missing. */
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

/** How wide a column is at least and at best; never narrower than its heading, never wider than what stands in it. */
export function widthOf(column: ListColumn, longestOf?: LongestOf): { min: number; ideal: number } {
  const head = say(column.label).length * headLetter + padding + (column.sortable ? 16 : 0);
  const may = held(column.name, column.field);
  const need = longestOf ? longestOf(column) + padding + chipOf(column.field) : may.ideal;
  const ideal = Math.min(longestOf ? Math.max(may.ideal, most) : may.ideal, need);
  // What tells records apart is read whole or not at all.
  const least = isIdentifier(column.field) ? Math.min(need, most) : Math.min(may.min, need);
  return { min: Math.ceil(Math.max(least, head)), ideal: Math.ceil(Math.max(ideal, head)) };
}
/** No column but the title is wider. */
const most = 260;

const isIdentifier = (field: Field): boolean => field.kind === 'text' && field.options.unique === true;

const chipOf = (field: Field): number =>
  field.kind === 'choice' && field.choices.some(({ tone }) => tone) ? 20 : 0;

function held(name: string, field: Field): { min: number; ideal: number } {
  const exactly = (letters: number, more = 0) => {
    const width = letters * letter + padding + more;
    return { min: width, ideal: width };
  };
  if (name === 'createdAt' || name === 'updatedAt') return exactly(18);
  if (name === 'isActive') return exactly(8, 12);
  switch (field.kind) {
    case 'integer':
      return exactly(6);
    case 'boolean':
      return exactly(5);
    case 'date':
      return exactly(16);
    case 'choice': {
      const longest = Math.max(...field.choices.map(({ label }) => say(label).length), 4);
      const { ideal } = exactly(Math.min(longest, 24), chipOf(field));
      return { min: Math.min(ideal, 130), ideal };
    }
    case 'text': {
      const most = field.options.max ?? 200;
      return most <= 20
        ? exactly(Math.max(6, Math.min(most, 16)))
        : { min: 140, ideal: most > 60 ? 220 : 170 };
    }
    case 'reference':
      return { min: 140, ideal: 200 };
    default:
      return { min: 130, ideal: 220 };
  }
}
