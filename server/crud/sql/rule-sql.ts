import { type SQL, sql } from 'drizzle-orm';
import type { RowRule } from '../../../resources/declare.ts';
import { waysOf } from '../../../resources/row-rule.ts';
import { quote } from './columns.ts';
import { snakeCase } from './table.ts';

/** A row rule as a condition on that alias, within a statement of drizzle's. */
export function ruleSql(rule: RowRule, alias: string): SQL {
  const ways = waysOf(rule);
  if (ways === 'all') return sql`true`;
  if (ways.length === 0) return sql`false`;
  const asked = ways.map((parts) => {
    const all = parts.map(({ field, values, how }) => {
      const held = sql.raw(`${alias}.${quote(snakeCase(field))}`);
      const given = sql.param(values);
      return {
        holds: sql`${held} && ${given}::uuid[]`,
        any: sql`${held} = any(${given})`,
        none: sql`${held} <> all(${given})`,
      }[how];
    });
    return sql`(${all.length > 0 ? sql.join(all, sql` and `) : sql`true`})`;
  });
  return sql`(${sql.join(asked, sql` or `)})`;
}
