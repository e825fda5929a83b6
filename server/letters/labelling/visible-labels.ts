import { type SQL, sql } from 'drizzle-orm';
import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import type { Actor } from '../../actor.ts';
import { naturally } from '../../crud/index.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { ListData } from '../../http/index.ts';
import { assertReadsLetters } from '../rules/rights.ts';

/**
 * The user's labels and the unit's (resources/naskah-dinas/kelola-label.ts). Required wherever labels are shown,
 * counted or filtered.
 */
export function visibleLabels(actor: Actor, alias: string): SQL {
  const label = sql.raw(alias);
  return sql`(${label}.is_active and ((${label}.scope = 'pribadi' and ${label}.owner_id = ${actor.userId})
    or (${label}.scope = 'unit' and ${label}.unit_id = ${actor.unitId})))`;
}

/** The letter's labels visible to the reader, as JSON, by name. */
export const labelsOf = (actor: Actor, letterId: string): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color, 'scope', b.scope)
    order by b.name ${naturally}, b.id), '[]')
  from letter_label x join label b on b.id = x.label_id
  where x.letter_id = ${sql.raw(letterId)} and ${visibleLabels(actor, 'b')})`;

/** A list's filter: letters with this label, if visible to the reader; undefined for an invalid id. */
export const withLabel =
  (actor: Actor, letterId: string) =>
  (value: string): SQL | undefined =>
    isId(value)
      ? sql`${sql.raw(letterId)} in (select x.letter_id from letter_label x join label b on b.id = x.label_id
          where b.id = ${value} and ${visibleLabels(actor, 'b')})`
      : undefined;

/**
 * GET /letter/api/Inbox/labels: labels the reader may put on letters, by name.
 * @throws Refusal 403 without letters
 */
export async function listLabels(db: Db, actor: Actor): Promise<ListData<LetterLabel>> {
  assertReadsLetters(actor);
  const found = await db.execute<LetterLabel>(sql`
    select b.id, b.name, b.color, b.scope from label b where ${visibleLabels(actor, 'b')}
    order by b.name ${naturally}, b.id limit 200`);
  return { items: found.rows, totalCount: found.rows.length };
}

/** Takes ids of labels, gives those among them that the reader does not see. */
export async function unseenLabels(
  executor: Executor,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await executor.execute<{ id: string }>(sql`
    select b.id from label b where b.id = any(${sql.param([...ids])}::uuid[]) and ${visibleLabels(actor, 'b')}`);
  const seen = new Set(found.rows.map(({ id }) => id));
  return ids.filter((id) => !seen.has(id.toLowerCase()));
}
