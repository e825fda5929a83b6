import type { ComponentType } from 'react';
import type { Field } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';

export type FieldOfKind<K extends Field['kind']> = Extract<Field, { kind: K }>;
export type CellProps<F extends Field = Field> = { name: string; field: F; row: Row };
/** Rendering of a field kind beyond plain text: in a row and on the record page. */
export type Column<F extends Field = Field> = {
  align?: 'right';
  Cell?: ComponentType<CellProps<F>>;
  Whole?: ComponentType<CellProps<F>>;
};
