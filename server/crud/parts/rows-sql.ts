import type { Part } from '../../../resources/part-resource.ts';
import { quote, tableName } from '../sql/names.ts';
import { readColumn } from '../sql/read-column.ts';

/**
 * SQL of a record's rows as a JSON list, in their order.
 * @param shown columns and joins on `p`, beside the id
 */
export const rowsSql = (
  { rows }: Part,
  ownerId: string,
  shown: { columns: readonly string[]; joins: readonly string[] },
): string =>
  `(select coalesce(json_agg(x), '[]') from (select ${['p.id', ...shown.columns].join(', ')}
    from ${tableName(rows)} p ${shown.joins.join(' ')} where p.owner_id = ${ownerId} order by p.position, p.id) x)`;

/** The same with the stored values alone, as the audit log has them. */
export const storedRowsSql = (part: Part, ownerId: string): string =>
  rowsSql(part, ownerId, {
    columns: Object.entries(part.field.fields).map(
      ([name, field]) => `${readColumn(field, name, 'p')} as ${quote(name)}`,
    ),
    joins: [],
  });
