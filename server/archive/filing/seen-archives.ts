import { type SQL, sql } from 'drizzle-orm';
import type { RowCondition, RowRule } from '../../../resources/declare.ts';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { snakeCase } from '../../crud/index.ts';
import { viewerOf, type Who } from '../../who.ts';

/** The declared row rule of archive items as a condition on the given alias: whose existence may be known (SPEC B3). */
export const seenArchives = (who: Who, alias: string): SQL => ruleOf(archive.rows(viewerOf(who)), alias);

/** The same of those whose files and text may be opened. */
export const openedArchives = (who: Who, alias: string): SQL => ruleOf(opensArchive(viewerOf(who)), alias);

function ruleOf(rule: RowRule, alias: string): SQL {
  if (typeof rule === 'boolean') return rule ? sql`true` : sql`false`;
  const ways = (Array.isArray(rule) ? rule : [rule]) as readonly RowCondition[];
  if (ways.length === 0) return sql`false`;
  return sql`(${sql.join(
    ways.map((way) => sql`(${sql.join(partsOf(way, alias), sql` and `)})`),
    sql` or `,
  )})`;
}

const partsOf = (way: RowCondition, alias: string): SQL[] =>
  Object.entries(way).map(([field, wanted]) => {
    const column = sql.raw(`${alias}.${snakeCase(field)}`);
    if (typeof wanted === 'object' && 'holdsAny' in wanted)
      return sql`${column} && ${sql.param([...wanted.holdsAny])}::uuid[]`;
    return sql`${column} = any(${sql.param([wanted].flat())})`;
  });
