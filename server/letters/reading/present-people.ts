import { sql } from 'drizzle-orm';
import {
  allHolders,
  type Person,
  type Recipient,
  type Reviewer,
} from '../../../domain/letters/letter-people.ts';
import { translate } from '../../../lib/language.ts';
import { question } from '../../db/question.ts';
import { isCurrent, isInForce } from '../../db/today.ts';
import { inOrder } from '../groups/recipients.ts';
import type { PresentedGroup } from '../groups/stored-groups.ts';
import { officialOf } from '../rules/official-of.ts';
import type { Review } from '../rules/rights.ts';

export type PersonRow = Person & {
  role: 'sender' | 'receiver' | 'cc' | 'reviewer';
  id: string;
  officialId: string;
  order: number;
  isWhole: boolean | null;
  reviewGroup: number | null;
  status: 'approved' | 'returned' | null;
  note: string | null;
  decidedAt: Date | null;
  skipReason: string | null;
  handedOnBy: string | null;
  fromReason: string | null;
  /** Does the named person hold the post today? Only for undecided reviewers. */
  isHolder: boolean | null;
  heldBy: string | null;
};

/** Everybody whom a letter names, with the posts they are named in. */
export const peopleOf = (letterId: string) =>
  question(
    sql`
    select x.role, x.id, x.ord as "order", x.user_id as "userId", x.position_id as "userPositionId",
           x.show as "showUserName", x.is_whole as "isWhole",
           case when x.is_whole then ${translate(allHolders)} else u.person_name end as "personName", x.delegation_id as "delegationId", ${sql.raw(officialOf('x'))} as "officialId",
           case when x.delegation_id is not null then 'a.n. ' else '' end || p.name as "positionName",
           o.name as "unitName", x.status, x.note, x.decided_at as "decidedAt", x.skip_reason as "skipReason",
           x.review_group as "reviewGroup", x.from_reason as "fromReason",
           (select f.person_name from "user" f where f.id = x.from_user_id) as "handedOnBy", h."isHolder", h."heldBy"
    from (
      select 'sender' as role, l.id, 0 as ord, l.sender_user_id as user_id, l.sender_position_id as position_id,
             l.show_sender_name as show, null as status, null as note, null::timestamptz as decided_at,
             null as skip_reason, null::uuid as delegation_id, null::int as review_group,
             null::uuid as from_user_id, null as from_reason, null::boolean as is_whole
      from letter l where l.id = ${letterId}
      union all
      select r.kind, r.id, r."order", r.user_id, r.position_id, r.show_user_name, null, null, null, null,
             r.delegation_id, null, null, null, r.is_whole
      from letter_recipient r where r.letter_id = ${letterId}
      union all
      select 'reviewer', v.id, v."order", v.user_id, v.position_id, v.show_user_name, v.status, v.note, v.decided_at,
             v.skip_reason, v.delegation_id, v.review_group, v.from_user_id, v.from_reason,
             null
      from letter_reviewer v where v.letter_id = ${letterId}
    ) x
    join "user" u on u.id = x.user_id
    join position p on p.id = x.position_id
    join organization_unit o on o.id = p.unit_id
    left join lateral (
      select bool_or(m.user_id = x.user_id) or exists (
               select from delegation d where d.id = x.delegation_id and ${isInForce('d')}) as "isHolder",
             (array_agg(hu.person_name order by m.user_id = ${sql.raw(officialOf('x'))} desc, m.type = 'definitif' desc,
               m.start_date desc, m.id))[1] as "heldBy"
      from job_mapping m join "user" hu on hu.id = m.user_id and hu.is_active
      where m.position_id = x.position_id and ${isCurrent('m')}
    ) h on x.role = 'reviewer' and x.status is null
    order by x.role, x.ord`,
    (rows: (PersonRow & { decidedAt: string | null })[]) =>
      rows.map(
        (row): PersonRow => ({ ...row, decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt) }),
      ),
  );

/** People and groups in the order in which they are named. */
export const recipientsOf = (
  people: readonly PersonRow[],
  groups: readonly PresentedGroup[],
  wanted: 'receiver' | 'cc',
): Recipient[] =>
  inOrder(
    people.filter((row) => row.role === wanted),
    groups.filter((group) => group.kind === wanted),
  ).flatMap(({ person, group }): Recipient[] => {
    if (person) return [{ ...personOf(person), ...(person.isWhole && { isWholePost: true }) }];
    if (!group) return [];
    const { kind: _kind, order: _order, ...recipient } = group;
    return [recipient];
  });

/** Somebody as they are named. */
export const personOf = (row: PersonRow): Person => ({
  userId: row.userId,
  userPositionId: row.userPositionId,
  showUserName: row.showUserName,
  ...(row.delegationId && { delegationId: row.delegationId, delegationType: 'an' as const }),
  personName: row.personName,
  positionName: row.positionName,
  unitName: row.unitName,
});

/**
 * A successor takes over a post's pending review, except named ones. Reviewers' notes are for the letter's makers,
 * not its receivers.
 */
export const reviewerOf = (row: PersonRow, isByName: boolean, seesNotes: boolean): Reviewer => ({
  ...personOf(row),
  id: row.id,
  reviewOrder: row.order,
  ...(row.reviewGroup !== null && { reviewGroup: row.reviewGroup }),
  status: row.status,
  note: seesNotes ? row.note : null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  ...(seesNotes && row.skipReason && { skipReason: row.skipReason }),
  ...(seesNotes &&
    row.handedOnBy && { handedOn: { personName: row.handedOnBy, reason: row.fromReason ?? '' } }),
  ...(row.status === null && !row.isHolder && { heldBy: isByName ? null : row.heldBy }),
});

export const reviewOf = (row: PersonRow): Review => ({
  id: row.id,
  positionId: row.userPositionId,
  officialId: row.officialId,
  order: row.order,
  reviewGroup: row.reviewGroup,
  status: row.status,
});
