import { type SQL, sql } from 'drizzle-orm';
import type { DispositionCandidate } from '../../../domain/letters/disposition.ts';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import type { Actor } from '../../actor.ts';
import { naturally } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { beginningPatterns, forbidden, type ListQuery, likePattern } from '../../http/index.ts';
import { sharedPosts } from '../../shared-posts.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { mayDispose } from './rights.ts';

/** Posts below one (DOMAIN 7): subordinates by `depth`; with 0, lower posts of its unit and units below. */
const postsBelow = (positionId: string): SQL => sql`
  with recursive me as (select id, unit_id, level from position where id = ${positionId}),
  line as (
    select p.id, 1 as depth from position p join me on p.parent_id = me.id
    union select p.id, line.depth + 1 from position p join line on p.parent_id = line.id where line.depth < 20
  ),
  units as (
    select me.unit_id as id from me
    union select u.id from organization_unit u join units on u.parent_id = units.id
  ),
  below as (
    select id, min(depth) as depth from line group by id
    union all
    select p.id, 0 from position p join units on p.unit_id = units.id join me on p.level > me.level
    where p.id not in (select id from line)
  )`;

/** Takes a post, gives which of those posts are below it. */
export async function subordinatesAmong(
  executor: Executor,
  positionId: string,
  posts: readonly string[],
): Promise<Set<string>> {
  const found = await executor.execute<{ id: string }>(sql`
    ${postsBelow(positionId)}
    select id from below where id = any(${sql.param([...posts])}::uuid[]) and id <> ${positionId}`);
  return new Set(found.rows.map((row) => row.id));
}

/**
 * GET /letter/api/Disposition/recipients?FirstChar=: posts the active post may dispose to, direct subordinates
 * first.
 * @throws Refusal 403 without any of the letters' pages, and for an entry that may not dispose
 */
export async function listCandidates(executor: Executor, actor: Actor, { firstChar }: ListQuery) {
  assertReadsLetters(actor);
  if (!(await mayDispose(executor, actor))) throw forbidden();
  const narrowed =
    firstChar === ''
      ? sql``
      : sql` and (coalesce(h.person_name, 'Semua pemangku') || ' ' || p.name || ' ' || p.unit_name) ilike ${likePattern(firstChar)}`;
  const [first, within] = beginningPatterns(firstChar);
  const order = sql`case when ${firstChar} = '' or h.person_name ilike ${first} then 0 when h.person_name ilike ${within} then 1 else 2 end`;
  const items = await candidatesOf(executor, actor, { where: narrowed, order, most: mostPickerOptions });
  return { items, totalCount: items.length };
}

/**
 * Whom the active post may dispose to.
 * @param where more conditions, on a holder `h` and a post `p`; `order` comes before the nearest
 */
export async function candidatesOf(
  executor: Executor,
  actor: Actor,
  { where, order, most }: { where: SQL; order: SQL; most: number },
): Promise<DispositionCandidate[]> {
  const found = await executor.execute<DispositionCandidate>(sql`
    ${postsBelow(actor.positionId)},
    post as (
      select p.*, o.name as unit_name, b.depth from below b join position p on p.id = b.id and p.is_active
      join organization_unit o on o.id = p.unit_id where p.id <> ${actor.positionId}
    ),
    held as (
      select m.user_id, m.position_id, u.person_name, m.type <> 'definitif' as acts from post
      join job_mapping m on m.position_id = post.id and ${isCurrent('m')}
      join "user" u on u.id = m.user_id and u.is_active
      -- The post as a whole, where several hold it.
      union all select null, position_id, null, true from (${sharedPosts}) shared where position_id in (select id from post)
    )
    select h.user_id as "userId", p.id as "userPositionId", h.person_name as "personName", p.name as "positionName",
           p.unit_name as "unitName", p.depth = 1 as "isDirect"
    from held h join post p on p.id = h.position_id
    where h.user_id is distinct from ${actor.forUserId ?? actor.userId}${where}
    order by ${order},
      (p.depth = 1) desc, p.level, p.code ${naturally}, h.user_id is null, h.acts, h.person_name ${naturally}, h.user_id limit ${most}`);
  return found.rows;
}
