import { say, type Words } from '../../lib/language.ts';
import type { Field } from '../../resources/declare.ts';
import { formatDate, formatNumber } from '../shell/index.ts';
import { minutesInWords } from './minutes.ts';
import { type Row, refOf, refsOf } from './record.ts';
import { words } from './words.ts';

/** A field's value as plain text: for tooltips, locked inputs, comparisons and exports. */
export function plainText(name: string, field: Field, row: Row): string {
  const value = row[name];
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? value : '';
    case 'richText':
      return typeof value === 'string' ? withoutMarkup(value) : '';
    case 'integer':
      if (typeof value !== 'number') return value == null ? '' : String(value);
      if (field.options.isYear) return String(value);
      if (field.options.unit?.id === 'menit') return minutesInWords(value);
      return field.options.unit
        ? `${formatNumber(value)} ${say(unitOf(field.options.unit, value))}`
        : formatNumber(value);
    case 'boolean':
      return say(value === true ? words.yes : words.no);
    case 'date':
      return typeof value === 'string' && value ? formatDate(value) : '';
    case 'choice':
      return (
        field.choices.filter((option) => option.value === value).map((option) => say(option.label))[0] ?? ''
      );
    case 'choices':
      return Array.isArray(value)
        ? field.choices
            .filter((option) => value.includes(option.value))
            .map((option) => say(option.label))
            .join(', ')
        : '';
    case 'reference':
      return value == null ? '' : (refOf(row, name)?.label ?? '');
    case 'references':
      return refsOf(row, name)
        .map((ref) => ref.label)
        .join(', ');
  }
}

/** The words of some HTML. */
export const withoutMarkup = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** English units are declared as of many. */
const unitOf = (unit: Words, value: number): Words =>
  value === 1 ? { ...unit, en: unit.en.replace(/s$/, '') } : unit;
