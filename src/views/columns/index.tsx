import { type ReactNode, Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import type { Field } from '../../../resources/declare.ts';
import { plainText } from '../plain.ts';
import { fieldKey, replacedValues } from '../replaced-fields.ts';
import { choiceColumn, choicesColumn } from './choice.tsx';
import type { CellProps, Column, FieldOfKind } from './column.ts';
import { referenceColumn, referencesColumn } from './reference.tsx';
import { richTextColumn } from './rich-text.tsx';
import { textColumn } from './text.tsx';

const columns: { [K in Field['kind']]: Column<FieldOfKind<K>> } = {
  text: textColumn,
  richText: richTextColumn,
  integer: { align: 'right' },
  boolean: {},
  date: {},
  choice: choiceColumn,
  choices: choicesColumn,
  reference: referenceColumn,
  references: referencesColumn,
};

/** How a field of any kind is shown. */
export const columnOf = (field: Field): Column => columns[field.kind] as Column;

/** A field's value in a row of a list. */
export function Cell(props: CellProps) {
  const { Cell: Shown } = columnOf(props.field);
  return Shown ? <Shown {...props} /> : plainText(props.name, props.field, props.row);
}

/** A field's value on the record's own page; a dash where there is none. */
export function WholeValue(props: CellProps): ReactNode {
  const { Whole } = columnOf(props.field);
  const Replaced = replacedValues[fieldKey(useResourceContext(), props.name)];
  if (Replaced)
    return (
      <Suspense>
        <Replaced {...props} />
      </Suspense>
    );
  if (isEmpty(props.row[props.name])) return '–';
  return Whole ? <Whole {...props} /> : <Cell {...props} />;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
