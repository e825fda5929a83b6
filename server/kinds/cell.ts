import { dayOf, type FileCell } from './day.ts';

export type { FileCell };

/** A spreadsheet cell's value; text is always text, never a formula. A Date is a moment; a decimal is exact ("1234.50"). */
export type Cell = string | number | Date | { day: string } | { decimal: string } | null;

/** A cell's meaning for a field: a value, names to resolve, or the reason it is invalid. */
export type CellValue = { value: unknown } | { names: string[][] } | { reason: string };

/** A cell as the text a person sees in it. */
export function textOfCell(cell: FileCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Ya' : 'Tidak';
  if (typeof cell === 'object') return dayOf(cell) ?? cell.date;
  return String(cell).trim();
}

/** Ways to split a list: one name, by semicolons, or by commas. */
export function alternatives(text: string): string[][] {
  const split = (sign: string) =>
    text
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
  const lists = [[text]];
  if (text.includes(';')) lists.push(split(';'));
  else if (text.includes(',')) lists.push(split(','));
  return lists.filter((list) => list.length > 0);
}

export const joined = (labels: string[]): string | null => (labels.length > 0 ? labels.join('; ') : null);

/** The cell as text for CSV: days as every spreadsheet parses them; decimals with the comma: "1.500" is fifteen hundred. */
export function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  if (cell === null || typeof cell !== 'object') return cell === null ? '' : String(cell);
  return 'day' in cell ? cell.day : cell.decimal.replace('.', ',');
}
