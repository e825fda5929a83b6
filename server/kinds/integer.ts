import { integer } from 'drizzle-orm/pg-core';
import { formatNumber } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { minutesInWords } from '../../lib/minutes.ts';
import type { IntegerField } from '../../resources/declare.ts';
import { textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind } from './kind.ts';
import { withoutUnit } from './unit.ts';

const isNumber = (text: string): boolean => /^-?\d{1,9}$/.test(text);

export const integerKind: ServerKind<IntegerField> = {
  type: 'integer',
  column: (field, name) => required(field, integer(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: true,
  filterValue: (_field, text) => (isNumber(text) ? Number(text) : undefined),
  isSame: isEqual,
  isKey: isNumber,
  exported: (_field, value) => (typeof value === 'number' ? value : null),
  printed: (field, value) => (typeof value === 'number' ? countInWords(field, value) : ''),
  format: null,
  imported: ({ options }, cell) => ({
    value: typeof cell === 'number' ? cell : numberIn(withoutUnit(textOfCell(cell), options.unit)),
  }),
  guide: {
    example: ({ options }) => String(options.default ?? options.min ?? 1),
    meaning: ({ options }) => (options.unit ? `Angka (${options.unit.id})` : 'Angka'),
    values: () => [],
  },
};

/** "12.000 km", "2026", "1 jam 30 menit". */
function countInWords({ options: { isYear, unit } }: IntegerField, value: number): string {
  if (isYear) return String(value);
  if (unit?.id === 'menit') return minutesInWords(value);
  // English units are declared as of many.
  const one = unit && value === 1 ? { ...unit, en: unit.en.replace(/s$/, '') } : unit;
  return [formatNumber(value), translate(one)].filter(Boolean).join(' ');
}

/** "1.500", "5 tahun" and "5,0" are whole numbers; other text stays unchanged and is refused later. */
function numberIn(bare: string): unknown {
  if (bare === '') return null;
  const whole = bare.replace(/[.,]0+$/, '');
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return /^-?\d{1,15}$/.test(whole) ? Number(whole) : bare;
}
