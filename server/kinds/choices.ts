import { text } from 'drizzle-orm/pg-core';
import type { ChoicesField } from '../../resources/declare.ts';
import { alternatives, type CellValue, joined, textOfCell } from './cell.ts';
import { chosenIn, labelIn, unlisted, wordsIn } from './choice.ts';
import { hasSameMembers, type ServerKind } from './kind.ts';

export const choicesKind: ServerKind<ChoicesField> = {
  type: 'text[]',
  column: (_field, name) => text(name).array().notNull().default([]),
  index: 'members',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: ({ choices, options: { others } }, typed) => {
    const isKnown = others
      ? new RegExp(others.source).test(typed)
      : choices.some(({ value }) => value === typed);
    return isKnown ? typed : undefined;
  },
  isSame: hasSameMembers,
  isKey: null,
  exported: (field, value) =>
    Array.isArray(value) ? joined(value.map((one) => labelIn(field, String(one)))) : null,
  printed: (field, value) =>
    Array.isArray(value) ? value.map((one) => wordsIn(field, String(one))).join(', ') : '',
  format: null,
  imported: (field, cell) => listedIn(field, textOfCell(cell)),
  guide: {
    example: ({ choices }) => choices[0]?.label.id ?? '',
    meaning: () => 'Satu pilihan atau lebih, dipisah titik koma',
    values: () => [],
  },
};

function listedIn(field: ChoicesField, typed: string): CellValue {
  if (typed === '') return { value: [] };
  const { others } = field.options;
  // The field's own rule validates undeclared values.
  const valueIn = (part: string): CellValue =>
    chosenIn(field, part) ?? (others ? { value: part } : { reason: unlisted(field) });
  let reason = '';
  for (const parts of alternatives(typed)) {
    const found = parts.map(valueIn);
    const values = found.flatMap((one) => ('value' in one ? [String(one.value)] : []));
    const isSplit = parts.length > 1 || !(others && /[;,]/.test(typed));
    if (values.length === parts.length && isSplit) return { value: [...new Set(values)] };
    reason = found.flatMap((one) => ('reason' in one ? [one.reason] : []))[0] ?? reason;
  }
  return { reason };
}
