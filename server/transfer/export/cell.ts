import { embedName, type Field } from '../../../resources/declare.ts';
import type { Row } from '../../crud/index.ts';
import { plainText } from '../../rich-text/index.ts';
import type { TransferColumn } from '../columns.ts';

/** A spreadsheet cell's value; text is always text, never a formula. */
export type Cell = string | number | Date | null;

/** Formats a row's cell: labels for references and choices, Ya and Tidak, days as dates. */
export function cellOf({ name, field }: TransferColumn, row: Row): Cell {
  const value = row[name];
  if (field === 'active') return value === true ? 'Aktif' : 'Nonaktif';
  if (field === 'moment') return value instanceof Date ? inJakarta(value) : null;
  return declaredCell(name, field, value, row);
}

function declaredCell(name: string, field: Field, value: unknown, row: Row): Cell {
  switch (field.kind) {
    case 'boolean':
      return value === true ? 'Ya' : 'Tidak';
    case 'integer':
      return typeof value === 'number' ? value : null;
    case 'date':
      return typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null;
    case 'richText':
      return typeof value === 'string' ? plainText(value) : null;
    case 'choice':
      return typeof value === 'string' ? labelOfChoice(field, value) : null;
    case 'choices':
      return Array.isArray(value) ? joined(value.map((one) => labelOfChoice(field, String(one)))) : null;
    case 'reference':
      return value ? String(row[`label of ${name}`] ?? '') : null;
    case 'references':
      return joined(((row[embedName(name)] ?? []) as { label: string }[]).map(({ label }) => label ?? ''));
    default:
      return typeof value === 'string' ? value : null;
  }
}

/** The cell as text for CSV: days as YYYY-MM-DD, which every spreadsheet and this import parse alike. */
export function textOf(cell: Cell): string {
  if (cell instanceof Date) {
    const text = cell.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
  }
  return cell === null ? '' : String(cell);
}

const labelOfChoice = (field: Extract<Field, { kind: 'choice' | 'choices' }>, value: string): string =>
  field.choices.find((option) => option.value === value)?.label.id ?? value;

const joined = (labels: string[]): string | null => (labels.length > 0 ? labels.join('; ') : null);

/** Shifts to Jakarta's wall clock, expressed as UTC: spreadsheets have no time zones. */
export const inJakarta = (moment: Date): Date => new Date(moment.getTime() + 7 * 3600_000);
