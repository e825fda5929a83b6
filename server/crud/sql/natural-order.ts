import { type SQL, sql } from 'drizzle-orm';
import type { Field } from '../../../resources/declare.ts';
import { kindOf } from '../../kinds/index.ts';

/**
 * The collation that lists sort texts by, made by the migrations: numbers by their value, capitals beside small letters.
 */
export const naturalOrder = 'natural_order';

/** The same behind a text in a statement's `order by`. */
export const naturally: SQL = sql.raw(`collate ${naturalOrder}`);

/** A quoted column as lists sort by it, and as their indexes hold it. */
export const sortedAs = (field: Field | undefined, column: string): string =>
  field && kindOf(field).isSortedNaturally ? `${column} collate ${naturalOrder}` : column;
