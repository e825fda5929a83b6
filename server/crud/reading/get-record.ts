import type { Pool } from 'pg';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { isId } from '../../db/ids.ts';
import { notFound } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import type { Abilities } from '../rights/role-view.ts';
import { guardedFor, selection, tableName } from '../sql/columns.ts';
import { addRowRule, type Conditions, whereOf } from '../sql/conditions.ts';
import { prepared } from '../sql/statements.ts';
import { authorColumns, authorsIn } from './authors.ts';
import { presenter } from './present.ts';

/**
 * Loads one record with all fields that may be shown.
 * @param resource as the reader's role sees it
 * @param abilities as presenter takes them
 * @param saved the rows of its parts, where they were just saved and need not be read (answerableParts)
 * @param historyRule adds who made and changed it, for who may see its history, as readHistory takes it
 * @throws Refusal 404 both when missing and when out of the viewer's reach
 */
export async function getRecord(
  pool: Pool,
  resource: Resource,
  id: string,
  rule: RowRule,
  abilities?: Abilities,
  saved?: Record<string, Row[]>,
  historyRule?: RowRule,
): Promise<Row> {
  if (!isId(id)) throw notFound();
  const conditions: Conditions = { sql: ['t.id = $1'], values: [id] };
  addRowRule(conditions, rule);
  const { columns, joins } = selection(resource, true, !saved);
  const shown = guardedFor(resource, columns, abilities?.viewer, conditions.values);
  const authors =
    historyRule === undefined ? '' : `, ${authorColumns(resource, historyRule, conditions.values)}`;
  const text = `select ${shown}${authors} from ${tableName(resource)} t ${joins} ${whereOf(conditions)}`;
  const found = await pool.query(prepared(text, conditions.values));
  if (!found.rows[0]) throw notFound();
  const record = presenter(resource, true, abilities)({ ...found.rows[0], ...saved });
  return historyRule === undefined ? record : { ...record, by: authorsIn(found.rows[0]) };
}
