import { translate } from '../../../lib/language.ts';
import {
  type Field,
  isWriteOnly,
  type PartRow,
  type RecordFile,
  type Resource,
} from '../../../resources/declare.ts';
import { hiddenIn } from '../../../resources/field-conditions.ts';
import { totalsOf } from '../../../resources/kinds/parts/totals.ts';
import type { Row } from '../../crud/index.ts';
import type { PrintTable, RecordSheet } from '../../documents/index.ts';
import { wordsOf } from '../../kinds/index.ts';
import { breakable, columnWidths } from './column-widths.ts';
import { rightOf } from './words.ts';

type Section = RecordSheet['sections'][number];
type PartsField = Extract<Field, { kind: 'parts' }>;

/**
 * A record's sections as its page has them: values, rows with their totals, pictures.
 * @param placeOf the place of a picture among the sheet's; undefined where it cannot be drawn
 */
export const sectionsInWords = (
  resource: Resource,
  row: Row,
  placeOf: (id: string) => number | undefined,
): Section[] => {
  const hidden = hiddenIn(resource.fields, row);
  return resource.sections.flatMap(({ label, fields }) => {
    const section: Section = { label: translate(label), facts: [], tables: [], pictures: [] };
    for (const name of fields) {
      const field = resource.fields[name];
      if (field && !isWriteOnly(field) && !hidden.has(name)) addField(section, field, name, row, placeOf);
    }
    return section.facts.length + section.tables.length + section.pictures.length > 0 ? [section] : [];
  });
};

function addField(
  section: Section,
  field: Field,
  name: string,
  row: Row,
  placeOf: (id: string) => number | undefined,
): void {
  const label = translate(field.label);
  const drawn =
    field.kind === 'image'
      ? ((row[name] ?? []) as RecordFile[]).flatMap(({ id, title }) => {
          const at = placeOf(id);
          return at === undefined ? [] : [{ title: breakable(title), at }];
        })
      : [];
  if (field.kind === 'parts')
    section.tables.push({
      // A section of rows alone has their name already.
      name: label === section.label ? '' : label,
      table: tableOf(field, (row[name] ?? []) as PartRow[]),
    });
  else if (drawn.length > 0) section.pictures.push({ name: label, pictures: drawn });
  else section.facts.push([label, breakable(wordsOf(field, row, name)) || '–']);
}

function tableOf(field: PartsField, rows: readonly PartRow[]): PrintTable {
  const names = Object.keys(field.fields);
  const inner = Object.values(field.fields);
  const inWords = (row: Row): string[] =>
    names.map((name) => breakable(wordsOf(field.fields[name] as Field, row, name)));
  const body = rows.map((row) => inWords(row as unknown as Row));
  const totals = totalsOf(field, rows);
  const hasTotals = Object.keys(totals).length > 0;
  const foot = names.map((name, at) =>
    name in totals
      ? wordsOf(field.fields[name] as Field, totals as Row, name)
      : at === 0
        ? translate({ id: 'Jumlah', en: 'Total' })
        : '',
  );
  const all = hasTotals ? [...body, foot] : body;
  const heads = inner.map(({ label }) => translate(label));
  return {
    heads,
    rows: all,
    weights: columnWidths(heads, all).weights,
    right: rightOf(inner),
    strong: hasTotals ? [body.length] : [],
  };
}
