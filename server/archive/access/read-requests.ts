import { type SQL, sql } from 'drizzle-orm';
import {
  type AccessState,
  accessStates,
  isGranted,
  isUndecided,
} from '../../../domain/archive/access-life.ts';
import type { AccessRequest, AccessRequestDetail } from '../../../domain/calls/archive-access.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, windowOf } from '../../letters/index.ts';
import { seenArchives } from '../filing/seen-archives.ts';
import { peopleWhoDecide } from './deciders.ts';
import { expireDueGrants } from './expire.ts';
import { assertAsks, findRequest, mayAct, type RequestRow, seenRequests } from './find-request.ts';
import { expiredIn, requestIn } from './request-in.ts';

type Row = Pick<AccessRequest, 'id' | 'reason' | 'wantedUntil' | 'fromDay' | 'untilDay'> & {
  state: AccessState;
  askedAt: Date | string;
  archiveId: string;
  title: string | null;
  number: string | null;
  status: string;
  unitId: string;
  unitName: string;
  byUserId: string;
  byName: string;
  byPosition: string;
  isDecider: boolean;
};

/**
 * GET /arsip/api/AccessRequest?side=mine|decide&state=…&archiveId=…: the user's own requests, or those their post
 * decides or decided; newest first. Two statements.
 * @throws Refusal 403 in an additional role or without the page; 400 for unknown filters
 */
export async function listRequests(
  { db }: Deps,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<AccessRequest>> {
  assertAsks(actor);
  const sides: Record<string, SQL> = {
    mine: sql`r.by_user_id = ${actor.userId}`,
    decide: sql`r.decider_position_ids @> array[${actor.positionId}::uuid] and r.by_user_id <> ${actor.userId}`,
  };
  const where = sql`${seenRequests(actor)}${filtersOf(query, {
    side: (value) => (Object.hasOwn(sides, value) ? sides[value] : undefined),
    state: (value) =>
      accessStates.some((known) => known === value) ? sql`${stateNow()} = ${value}` : undefined,
    archiveId: idIn('r.archive_id'),
  })}`;
  const order = orderOf(query, { askedAt: 'r.asked_at' }, 'r.id', 'DESC');
  return pageOf<Row, AccessRequest>(
    db,
    {
      page: sql`select ${columns(actor)} from (
          select * from access_request r where ${where} order by ${order} ${windowOf(query)}) r ${joins}
        order by ${order}`,
      count: sql`select 1 from access_request r where ${where}`,
    },
    (row) => presented(actor, row),
  );
}

/** A grant ends with its last day, even when the row is not updated yet. */
const stateNow = (): SQL =>
  sql`(case when ${requestIn('r.state', isGranted)} and r.until_day < ${dayInWib()} then ${expiredIn('r.state')} else r.state end)`;

const columns = (actor: Actor): SQL => sql`r.id, r.reason, r.wanted_until::text as "wantedUntil",
  r.from_day::text as "fromDay", r.until_day::text as "untilDay", ${stateNow()} as state, r.asked_at as "askedAt",
  a.id as "archiveId", case when ${seenArchives(actor, 'a')} then a.title end as title,
  case when ${seenArchives(actor, 'a')} then a.number end as number, a.status, o.id as "unitId", o.name as "unitName",
  u.id as "byUserId", u.person_name as "byName", p.name as "byPosition",
  r.decider_position_ids @> array[${actor.positionId}::uuid] as "isDecider"`;
const joins = sql`join archive a on a.id = r.archive_id join organization_unit o on o.id = a.unit_id
  join "user" u on u.id = r.by_user_id join position p on p.id = r.by_position_id`;

const presented = (actor: Actor, row: Row): AccessRequest => ({
  id: row.id,
  state: row.state,
  archive: {
    ...{ id: row.archiveId, title: row.title, number: row.number, status: row.status },
    unit: { id: row.unitId, label: row.unitName },
  },
  by: { id: row.byUserId, label: row.byName, positionName: row.byPosition },
  reason: row.reason,
  askedAt: new Date(row.askedAt).toISOString(),
  ...{ wantedUntil: row.wantedUntil, fromDay: row.fromDay, untilDay: row.untilDay },
  isMine: row.byUserId === actor.userId,
  waitsForMe: isUndecided(row.state) && row.isDecider && row.byUserId !== actor.userId,
});

type More = Row & {
  isSeen: boolean;
  documentDate: string;
  classificationId: string;
  classification: string;
  securityId: string;
  security: string;
  securityRank: number;
  decidedByName: string | null;
  decidedByPosition: string | null;
  endedByName: string | null;
};

/** Finds the request after expiring what is due. */
async function endedOrNot(db: Deps['db'], actor: Actor, id: string): Promise<RequestRow> {
  const found = await findRequest(db, actor, id);
  const ended = await expireDueGrants(db, { userId: found.byUserId });
  return ended > 0 ? findRequest(db, actor, id) : found;
}

/** GET /arsip/api/AccessRequest/{id}. @throws Refusal 403, 404 */
export async function readRequest({ db }: Deps, actor: Actor, id: string): Promise<AccessRequestDetail> {
  const found = await endedOrNot(db, actor, id);
  const [{ rows }, deciders] = await Promise.all([
    db.execute<More>(sql`
      select ${columns(actor)}, ${seenArchives(actor, 'a')} as "isSeen", a.document_date::text as "documentDate",
        c.id as "classificationId", c.code || ' ' || c.name as classification, s.id as "securityId", s.name as security,
        a.security_rank as "securityRank", du.person_name as "decidedByName", dp.name as "decidedByPosition",
        eu.person_name as "endedByName"
      from access_request r ${joins} join archive_classification c on c.id = a.classification_id
      join security_classification s on s.id = a.security_id left join "user" du on du.id = r.decided_by_user_id
      left join position dp on dp.id = r.decided_by_position_id left join "user" eu on eu.id = r.ended_by_user_id
      where r.id = ${id}`),
    isUndecided(found.state) ? peopleWhoDecide(db, found.deciderPositionIds) : [],
  ]);
  const row = rows[0] as More;
  return {
    ...presented(actor, row),
    item: row.isSeen
      ? {
          documentDate: row.documentDate,
          classification: { id: row.classificationId, label: row.classification },
          security: { id: row.securityId, label: row.security },
          securityRank: row.securityRank,
        }
      : null,
    deciders,
    decidedAt: found.decidedAt?.toISOString() ?? null,
    decidedBy: found.decidedByUserId
      ? {
          id: found.decidedByUserId,
          label: row.decidedByName ?? '',
          positionName: row.decidedByPosition ?? '',
        }
      : null,
    note: found.note,
    endedAt: found.endedAt?.toISOString() ?? null,
    endedBy: found.endedByUserId ? { id: found.endedByUserId, label: row.endedByName ?? '' } : null,
    endReason: found.endReason,
    can: {
      decide: mayAct(actor, found, 'approve'),
      withdraw: mayAct(actor, found, 'withdraw'),
      revoke: mayAct(actor, found, 'revoke'),
    },
  };
}
