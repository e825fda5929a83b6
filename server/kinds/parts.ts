import type { Field, FieldOf } from '../../resources/declare.ts';
import { typedIn } from '../../resources/kinds/parts/typed.ts';
import { joined, textOf } from './cell.ts';
import { isEqual, type ServerKind } from './kind.ts';
import { wordsBy } from './words.ts';

type Row = Record<string, unknown>;

/** @param kindOf the kinds of the fields inside */
export const partsKind = (kindOf: (field: Field) => ServerKind<Field>): ServerKind<FieldOf<'parts'>> => ({
  type: 'jsonb',
  column: ({ label }) => {
    throw new Error(`${label.en} have a table of their own (server/crud/parts)`);
  },
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: () => undefined,
  // Rows of a file may have no ids: only what they say counts.
  isSame: (before, after, field) => isEqual(saidBy(field, before), saidBy(field, after)),
  isKey: null,
  exported: (field, value) => joined(((value ?? []) as Row[]).map((row) => shortText(field, row, kindOf))),
  printed: (field, value) => ((value ?? []) as Row[]).map((row) => rowInWords(field, row, kindOf)).join('; '),
  format: null,
  imported: () => ({ value: undefined }),
  guide: {
    example: () => '',
    meaning: () => 'Lembar sendiri di berkas XLSX',
    values: () => [],
  },
});

const saidBy = (field: FieldOf<'parts'>, rows: unknown): string =>
  JSON.stringify(
    ((rows ?? []) as Row[]).map((row) => Object.keys(typedIn(field)).map((name) => row[name] ?? null)),
  );

/** "Ban 185/60 R15, 2, 1750000": one row in a cell. */
function shortText(
  { fields }: FieldOf<'parts'>,
  row: Row,
  kindOf: (field: Field) => ServerKind<Field>,
): string {
  return Object.entries(fields)
    .map(([name, field]) => kindOf(field).exported(field, row[name], row, name))
    .map(textOf)
    .filter(Boolean)
    .join(', ');
}

/** The same as people read it. */
const rowInWords = (
  { fields }: FieldOf<'parts'>,
  row: Row,
  kindOf: (field: Field) => ServerKind<Field>,
): string =>
  Object.entries(fields)
    .map(([name, field]) => wordsBy(kindOf(field), field, row, name))
    .filter(Boolean)
    .join(', ');
