import type { Pool } from 'pg';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { badRequest, type ListData, queryMessages } from '../../http/index.ts';
import { quote, tableName } from '../sql/columns.ts';
import { addRowRule, type Conditions, whereOf } from '../sql/conditions.ts';
import { snakeCase } from '../sql/table.ts';

/** So many of the newest records are looked at, and so many tags given. */
const newest = 10_000;
const most = 200;

/**
 * The tags of a column, the most used ones first; of several spellings the most used.
 * @param resource as the reader's role sees it
 * @param rule which rows the viewer may reach
 * @throws Refusal 400 for what is no field of tags
 */
export async function readUsedTags(
  pool: Pool,
  resource: Resource,
  asked: unknown,
  rule: RowRule,
): Promise<ListData<{ tag: string; count: number }>> {
  const name = Object.keys(resource.fields).find(
    (one) => one === asked && resource.fields[one]?.kind === 'tags',
  );
  if (!name) throw badRequest({ Field: [translate(queryMessages.unknownFilterValue)] });
  const conditions: Conditions = { sql: [], values: [] };
  addRowRule(conditions, rule);
  const column = quote(snakeCase(name));
  const { rows } = await pool.query<{ tag: string; count: number }>(
    `select (array_agg(tag order by count desc, tag))[1] as tag, sum(count)::int as count
      from (select unnest(t.${column}) as tag, count(*)::int as count
        from (select t.${column} from ${tableName(resource)} t ${whereOf(conditions)} order by t.id desc limit ${newest}) t
        group by 1) used
      group by lower(tag) order by 2 desc, 1 limit ${most}`,
    conditions.values,
  );
  return { items: rows, totalCount: rows.length };
}
