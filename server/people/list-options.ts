import { type SQL, sql } from 'drizzle-orm';
import type { ChosenPeople, PickerUser } from '../../domain/calls/pickers.ts';
import { allHolders } from '../../domain/letters/letter-people.ts';
import { mostPickerOptions } from '../../domain/most-at-once.ts';
import { translate } from '../../lib/language.ts';
import { awayOf } from '../away-of.ts';
import { naturally } from '../crud/index.ts';
import type { Db } from '../db/executor.ts';
import { isCurrent, isInForce } from '../db/today.ts';
import { holderOf } from '../holder-of.ts';
import { badRequest, beginningPatterns, type ListData, likePattern, queryMessages } from '../http/index.ts';
import { sharedPosts } from '../shared-posts.ts';
import { counted } from './counted.ts';
import type { PickQuery } from './pick-query.ts';

/**
 * GET /user/api/Account/user: one option per current post (SPEC A3 "Picker
 * user", A5); with IncludeDelegations also delegates.
 * @throws Refusal 400 for unknown filters and values
 */
export function listPeople(db: Db, { firstChar, filters }: PickQuery): Promise<ListData<PickerUser>> {
  const conditions = [sql`u.is_active`];
  if (firstChar) {
    const like = likePattern(firstChar);
    conditions.push(sql`case when m.type = 'whole' then ${everybody()} || ' ' || p.name ilike ${like}
      else u.person_name ilike ${like} or u.npp ilike ${like} or p.name ilike ${like} end`);
  }
  for (const [name, value] of Object.entries(filters)) {
    const may = value === 'true' || value === 'false' ? rights.get(name) : undefined;
    if (may) conditions.push(sql`${may} = ${value === 'true'}`);
    // Only people who may still be chosen are ever offered.
    else if (name !== included && name !== withShared && (name !== 'isactive' || value !== 'true'))
      throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
  }
  const sources = [
    holding,
    ...(filters[included] === 'true' ? [delegated] : []),
    ...(filters[withShared] === 'true' ? [whole] : []),
  ];
  return options(db, conditions, sources, firstChar);
}

/** The options of users chosen before. */
export const peopleByIds = (
  db: Db,
  { ids, includeDelegations }: ChosenPeople,
): Promise<ListData<PickerUser>> =>
  options(
    db,
    [sql`u.id = any(${sql.param(ids)}::uuid[])`],
    [holding, ...(includeDelegations === true ? [delegated] : [])],
  );

/** The options of people in these posts, of those who hold or stand in for them today. */
export async function peopleAt(
  db: Db,
  people: readonly { userId: string; positionId: string }[],
): Promise<PickerUser[]> {
  if (people.length === 0) return [];
  const keys = people.map(({ userId, positionId }) => `${userId} ${positionId}`);
  const { items } = await options(
    db,
    [sql`u.is_active and u.id || ' ' || p.id = any(${sql.param(keys)}::text[])`],
    [holding],
  );
  return items;
}

/** The option of each post that is held today: its holder, or the post as a whole where several hold it (DOMAIN 6). */
export async function postsAt(db: Db, positionIds: readonly string[]): Promise<PickerUser[]> {
  if (positionIds.length === 0) return [];
  const ids = sql`${sql.param([...positionIds])}::uuid[]`;
  const { rows: holders } = await db.execute<{ userId: string; positionId: string }>(sql`
    select h.user_id as "userId", h.position_id as "positionId"
    from unnest(${ids}) post (id) cross join lateral (${holderOf(sql`post.id`)}) h`);
  const [people, { items: wholes }] = await Promise.all([
    peopleAt(db, holders),
    options(db, [sql`p.id = any(${ids})`], [whole]),
  ]);
  return [...new Set(positionIds)].flatMap((id) => {
    const isOfPost = ({ positionId }: PickerUser) => positionId === id;
    return wholes.find(isOfPost) ?? people.find(isOfPost) ?? [];
  });
}

/** The parameters for including delegates and shared posts, in the form of `readPickQuery`. */
const included = 'includedelegations';
const withShared = 'includesharedposts';

/** A post's powers over letters, each a filter; a delegate's are limited by scope. */
const canSign = sql`(p.can_sign and coalesce('tandatangan' = any(m.scopes), true))`;
const canReview = sql`(p.can_review and coalesce('periksa' = any(m.scopes), true))`;
const rights = new Map([
  ['cansign', canSign],
  ['canreview', canReview],
  ['islegal', sql`(p.kind = 'legal')`],
]);

const holding = sql`select m.id, m.user_id, m.position_id, m.type, null::uuid as delegation_id,
    null::text[] as scopes, null::date as until, null::int as holders
  from job_mapping m where ${isCurrent('m')}`;
const delegated = sql`select d.id, d.to_user_id, d.from_position_id, 'delegation', d.id, d.scopes, d.end_date, null
  from delegation d where ${isInForce('d')}`;

const everybody = () => sql`${translate(allHolders)}::text`;
/** What several people hold, under one of them. */
const whole = sql`select s.position_id as id, h.user_id, s.position_id, 'whole' as type, null::uuid as delegation_id,
    null::text[] as scopes, null::date as until,
    (select count(distinct hm.user_id)::int from job_mapping hm join "user" hu on hu.id = hm.user_id and hu.is_active
      where hm.position_id = s.position_id and ${isCurrent('hm')}) as holders
  from (${sharedPosts}) s cross join lateral (${holderOf(sql`s.position_id`)}) h`;

async function options(db: Db, conditions: SQL[], sources: SQL[], typed = ''): Promise<ListData<PickerUser>> {
  const source = sql.join(sources, sql` union all `);
  const [first, within] = beginningPatterns(typed);
  const found = await db.execute<PickerUser & { total: number }>(sql`
    select u.id, case when m.type = 'whole' then ${everybody()} else u.person_name end as "personName",
           case when m.type = 'whole' then true end as "isWholePost", m.holders,
           case m.type when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' when 'delegation' then 'a.n. ' else '' end
             || p.name as "positionName",
           p.id as "positionId", o.name as "unitName", m.delegation_id as "delegationId", m.until::text, p.level,
           ${canSign} as "canSign", ${canReview} as "canReview", u.npp, o.company_code as "companyCode",
           u.salutation, case when m.delegation_id is null and m.type <> 'whole' then ${awayOf(sql`u.id`, sql`p.id`)} end as away,
           count(*) over ()::int as total
    from (${source}) m
    join "user" u on u.id = m.user_id
    join position p on p.id = m.position_id and p.is_active
    join organization_unit o on o.id = p.unit_id
    where ${sql.join(conditions, sql` and `)}
    order by case when u.person_name ilike ${first} then 0 when u.person_name ilike ${within} then 1
        when p.name ilike ${first.slice(0, -1)} then 2 when p.name ilike ${first} then 3 else 4 end,
      m.type = 'whole', u.person_name ${naturally}, m.delegation_id nulls first, p.level, p.name ${naturally}, m.id limit ${mostPickerOptions}`);
  return counted(
    found.rows.map(({ isWholePost, holders, away, ...row }) => ({
      ...row,
      ...(isWholePost && { isWholePost, holders }),
      ...(away && { away }),
    })),
  );
}
