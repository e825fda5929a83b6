import { lazy, type ReactNode, Suspense } from 'react';
import type { Field } from '../../../resources/declare.ts';
import type { FieldKind, FieldOf } from '../../../resources/kinds/index.ts';
import { useFieldOverride } from '../overrides.ts';
import type { Row } from '../record.ts';
import { booleanShown } from './boolean/shown.ts';
import { choiceShown } from './choice/shown.tsx';
import { choicesShown } from './choices/shown.tsx';
import { colourShown } from './colour/shown.tsx';
import { dateShown } from './date/shown.ts';
import { dateTimeShown } from './date-time/shown.ts';
import { decimalShown } from './decimal/shown.ts';
import { durationShown } from './duration/shown.ts';
import { emailShown } from './email/shown.tsx';
import { fileShown } from './file/shown.tsx';
import { imageShown } from './image/shown.tsx';
import { integerShown } from './integer/shown.ts';
import { jsonShown } from './json/shown.tsx';
import type { CellProps, ShownKind } from './kind.ts';
import { moneyShown } from './money/shown.ts';
import { rowsIn } from './parts/row-text.ts';
import { partsShown } from './parts/shown.ts';
import { phoneShown } from './phone/shown.tsx';
import { referenceShown } from './reference/shown.tsx';
import { referencesShown } from './references/shown.tsx';
import { richTextShown } from './rich-text/shown.tsx';
import { tagsShown } from './tags/shown.tsx';
import { textShown } from './text/shown.tsx';
import { urlShown } from './url/shown.tsx';
import { yearMonthShown } from './year-month/shown.ts';

const RowsView = lazy(() => import('./parts/rows-view.tsx'));

const kinds = {
  text: textShown,
  richText: richTextShown,
  integer: integerShown,
  boolean: booleanShown,
  date: dateShown,
  choice: choiceShown,
  choices: choicesShown,
  reference: referenceShown,
  references: referencesShown,
  parts: { ...partsShown((field) => shownOf(field)), Whole: Rows },
  file: fileShown,
  image: imageShown,
  decimal: decimalShown,
  money: moneyShown,
  dateTime: dateTimeShown,
  yearMonth: yearMonthShown,
  duration: durationShown,
  email: emailShown,
  url: urlShown,
  phone: phoneShown,
  colour: colourShown,
  tags: tagsShown,
  json: jsonShown,
} satisfies { [K in FieldKind]: ShownKind<FieldOf<K>> };

/** How a field of any kind is shown. */
export const shownOf = (field: Field): ShownKind<Field> => kinds[field.kind] as ShownKind<Field>;

/** A field's value as text: for tooltips, locked inputs, comparisons. */
export const plainText = (name: string, field: Field, row: Row): string =>
  shownOf(field).plain(field, row, name);

/** The same in a row of a list. */
export function rowText(name: string, field: Field, row: Row): string {
  const { inRow, plain } = shownOf(field);
  return (inRow ?? plain)(field, row, name);
}

/** Loaded with the first record that has rows. */
function Rows({ name, field, row }: CellProps<FieldOf<'parts'>>) {
  return (
    <Suspense>
      <RowsView field={field} rows={rowsIn(row, name)} shownOf={shownOf} />
    </Suspense>
  );
}

/** A field's value in a row of a list. */
export function Cell(props: CellProps) {
  const { Cell: Shown } = shownOf(props.field);
  return Shown ? <Shown {...props} /> : rowText(props.name, props.field, props.row);
}

/** A field's value on the record's own page; a dash where there is none. */
export function WholeValue(props: CellProps): ReactNode {
  const { Whole, Cell: Shown, isShownEmpty } = shownOf(props.field);
  const { value: Replaced } = useFieldOverride(props.name);
  if (Replaced)
    return (
      <Suspense>
        <Replaced {...props} />
      </Suspense>
    );
  if (!isShownEmpty && isEmpty(props.row[props.name])) return '–';
  const Value = Whole ?? Shown;
  return Value ? <Value {...props} /> : plainText(props.name, props.field, props.row);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
