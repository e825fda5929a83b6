import type { Pool } from 'pg';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { referencesTo } from '../../../resources/index.ts';
import { badRequest, type ListData, type ListQuery, likePattern, queryMessages } from '../../http/index.ts';
import { holdsPrivilege } from '../../main-role.ts';
import type { Row } from '../hooks.ts';
import { labelOf, quote, tableName } from '../sql/columns.ts';
import { addFilters, addRowRule, type Conditions, lookupCondition, whereOf } from '../sql/conditions.ts';
import { sortedAs } from '../sql/natural-order.ts';
import { readColumn } from '../sql/read-column.ts';
import { searchedPattern } from '../sql/search-text.ts';
import { snakeCase } from '../sql/table.ts';

/**
 * Loads id, label and lookup fields for pickers and labels. Without `ids` only active records: inactive ones take
 * no new work.
 * @param resource as the reader's role sees it
 * @param rule which rows the viewer may reach
 */
export async function lookupRecords(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  rule: RowRule,
): Promise<ListData<Row & { id: string; label: string }>> {
  const conditions: Conditions = { sql: [], values: [] };
  const asksByIds = Object.keys(query.filters).some((name) => name.toLowerCase() === 'ids');
  addRowRule(conditions, rule);
  if (!asksByIds) conditions.sql.push('t.is_active');
  // Only filters on shown fields: a filter on a hidden field would reveal its values.
  const { [holdingName]: holding, ...filters } = query.filters;
  if (holding !== undefined) conditions.sql.push(holdsPrivilege('t', askedPrivilege(resource, holding)));
  addFilters(conditions, resource, filters, resource.lookup);
  if (query.firstChar) {
    const at = `$${conditions.values.length + 1}`;
    const searched = lookupCondition(resource, at);
    conditions.values.push((searched ? searchedPattern : likePattern)(query.firstChar));
    conditions.sql.push(searched ?? `${labelOf(resource, 't')} ilike ${at}`);
  }
  const given = [...resource.lookup, ...(asksByIds ? resource.lookupOne : [])];
  const extra = given.flatMap((name) => {
    const field = resource.fields[name];
    return field ? `${readColumn(field, name, 't')} as ${quote(name)}` : [];
  });
  const sorted = sortedAs(resource.fields[resource.sort.field], `t.${quote(snakeCase(resource.sort.field))}`);
  const order = `${sorted} ${resource.sort.order}, t.id`;
  conditions.values.push(Math.min(query.perPage, mostPickerOptions));
  const text = `select ${['t.id', `${labelOf(resource, 't')} as label`, ...extra].join(', ')}
    from ${tableName(resource)} t ${whereOf(conditions)} order by ${order} limit $${conditions.values.length}`;
  const found = await pool.query({ text, values: conditions.values });
  return { items: found.rows, totalCount: found.rows.length };
}

/** Users by a privilege of their main role, as references declare it (`holding`). */
const holdingName = 'holding';

/**
 * Only what a reference to these records declares: else anybody could ask who holds what.
 * @throws Refusal 400
 */
function askedPrivilege({ name }: Resource, asked: string): string {
  const isDeclared = referencesTo(name).some(({ resource, field }) => {
    const options = resource.fields[field]?.options;
    return options && 'holding' in options && options.holding === asked;
  });
  if (!isDeclared) throw badRequest({ [holdingName]: [translate(queryMessages.unknownFilterValue)] });
  return asked;
}
