import { sql } from 'drizzle-orm';
import type { GroupOption, UnfoldedGroup } from '../../../domain/letters/outgoing.ts';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { naturally } from '../../crud/index.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { badRequest, type ListData, likePattern, notFound, queryMessages } from '../../http/index.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { memberOf } from './stored-groups.ts';
import { unfoldGroups } from './unfold-groups.ts';

/**
 * GET /letter/api/RecipientGroup: active groups matching the search (SPEC A5, B5).
 * @throws Refusal 403 without any of the letters' pages, 400 for unknown parameters
 */
export async function listGroups(
  db: Db,
  actor: Actor,
  query: Record<string, unknown>,
): Promise<ListData<GroupOption>> {
  assertReadsLetters(actor);
  const typed = typedText(query);
  const like = likePattern(typed);
  const found = await db.execute<GroupOption>(sql`
    select id, name, cardinality(unit_ids)::int as "unitCount" from unit_group
    where is_active and (${typed} = '' or name ilike ${like} or code ilike ${like})
    order by name ${naturally}, id limit ${mostPickerOptions}`);
  return { items: found.rows, totalCount: found.rows.length };
}

/**
 * GET /letter/api/RecipientGroup/{id}: its current members, and the units without a head.
 * @throws Refusal 403 without any of the letters' pages, 404 for groups that do not exist or are out of use
 */
export async function readGroup(db: Db, actor: Actor, id: string): Promise<UnfoldedGroup> {
  assertReadsLetters(actor);
  const [group] = isId(id)
    ? (
        await db.execute<{ id: string; name: string }>(
          sql`select id, name from unit_group where id = ${id} and is_active`,
        )
      ).rows
    : [];
  if (!group) throw notFound(translate({ id: 'Grup tidak ditemukan.', en: 'This group was not found.' }));
  const heads = await unfoldGroups(db, [group.id]);
  const units = await db.execute<{ id: string; name: string }>(sql`
    select o.id, o.name from unit_group g
    cross join lateral unnest(g.unit_ids) with ordinality as member(unit_id, ord)
    join organization_unit o on o.id = member.unit_id
    where g.id = ${group.id} order by member.ord`);
  const reached = new Set(heads.map((head) => head.unitId));
  return {
    ...group,
    members: heads.map(memberOf),
    unitsWithoutHead: units.rows.filter((unit) => !reached.has(unit.id)).map((unit) => unit.name),
  };
}

function typedText(query: Record<string, unknown>): string {
  let typed = '';
  for (const [name, value] of Object.entries(query)) {
    const key = name.toLowerCase().replaceAll('_', '');
    if (typeof value !== 'string' || value.length > 200 || value.includes('\u0000') || !known.has(key))
      throw badRequest({ [name]: [translate(queryMessages.unknownValue)] });
    if (key === 'firstchar') typed = value.trim();
  }
  return typed;
}

const known = new Set(['firstchar', 'page', 'perpage', 'orderby', 'order']);
