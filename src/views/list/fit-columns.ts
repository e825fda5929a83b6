import type { Field } from '../../../resources/declare.ts';
import { say } from '../../../resources/language.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';

/** A column on the screen: as declared, and how many pixels wide. */
export type Fitted = { columns: ListColumns; widths: Map<string, number>; total: number };

/** The box before a row and what can be done with it (table-parts.tsx). */
const besides = 40 + 44;
const titleWidth = { min: 290, ideal: 520 };
const padding = 24;
/** A letter of a cell (13.5 px) and of a heading (12 px, bold), on average. */
const letter = 7;
const headLetter = 7.2;

/**
 * Gives the columns of a list the width there is. What a field may hold says how wide its column is at least and at
 * best; the title takes what is left. Where not all of them fit, the last declared go first, so that nothing is cut off:
 * the declaration names what tells rows apart before what is told of all of them.
 * @param width of the sheet in pixels; 0 where it is not known, and then nothing is left out
 * @param isChosen by the person: then all are shown and the table scrolls
 * @param isEmpty says of which columns no row on the page has anything: they need room for their heading only
 */
export function fitColumns(
  columns: ListColumns,
  width: number,
  isChosen: boolean,
  isEmpty: (name: string) => boolean = () => false,
): Fitted {
  const room = width - besides;
  const title = { ...titleWidth, min: titleWidth.min + (columns.code ? 40 : 0) };
  const others = [...columns.others];
  const wishOf = (column: ListColumn) =>
    isEmpty(column.name) ? { min: headOf(column), ideal: headOf(column) } : widthOf(column);
  const least = () => others.reduce((sum, column) => sum + wishOf(column).min, title.min);
  if (width > 0 && !isChosen) while (others.length > 1 && least() > room) others.pop();

  const wanted = [title, ...others.map(wishOf)];
  const spare = Math.max(0, room - least());
  const wish = wanted.reduce((sum, { min, ideal }) => sum + ideal - min, 0);
  const share = wish > 0 ? Math.min(1, spare / wish) : 0;
  const widths = wanted.map(({ min, ideal }) => Math.floor(min + (ideal - min) * share));
  const [titles = title.min, ...rest] = widths;
  const total =
    Math.max(
      room,
      widths.reduce((sum, one) => sum + one, 0),
    ) + besides;
  const left = total - besides - widths.reduce((sum, one) => sum + one, 0);
  return {
    columns: { ...columns, others },
    widths: new Map([
      [columns.title.name, titles + left],
      ...others.map((column, at): [string, number] => [column.name, rest[at] ?? 0]),
    ]),
    total,
  };
}

/** How wide a column is at least and at best, by what its field may hold; never narrower than its heading. */
export function widthOf(column: ListColumn): { min: number; ideal: number } {
  const head = headOf(column);
  const { min, ideal } = held(column.name, column.field);
  return { min: Math.ceil(Math.max(min, head)), ideal: Math.ceil(Math.max(ideal, head)) };
}

const headOf = ({ label, sortable }: ListColumn): number =>
  Math.ceil(say(label).length * headLetter + padding + (sortable ? 16 : 0));

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
      const { ideal } = exactly(Math.min(longest, 24), field.choices.some(({ tone }) => tone) ? 20 : 0);
      return { min: Math.min(ideal, 130), ideal };
    }
    case 'text': {
      const most = field.options.max ?? 200;
      return most <= 20
        ? exactly(Math.max(6, Math.min(most, 16)))
        : { min: 120, ideal: most > 60 ? 220 : 170 };
    }
    case 'reference':
      return { min: 112, ideal: 200 };
    default:
      return { min: 130, ideal: 220 };
  }
}
