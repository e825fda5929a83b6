import { type SQL, sql } from 'drizzle-orm';
import type { RowRule } from '../../../resources/declare.ts';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { quote, snakeCase, waysOf } from '../../crud/index.ts';

/** The declared row rule of archive items: those the user may know of (SPEC B3). */
export const seenArchives = (actor: Actor, alias: string): SQL =>
  ruleOf(archive.rows(viewerOf(actor)), alias);

/** As seenArchives, for items whose files and text the user may open. */
export const openedArchives = (actor: Actor, alias: string): SQL =>
  ruleOf(opensArchive(viewerOf(actor)), alias);

/** The declared row rule of filing units as a condition on the given alias. */
export const seenFilingUnits = (actor: Actor, alias: string): SQL =>
  ruleOf(filingUnit.rows(viewerOf(actor)), alias);

function ruleOf(rule: RowRule, alias: string): SQL {
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
