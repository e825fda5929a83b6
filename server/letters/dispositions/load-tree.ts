import { sql } from 'drizzle-orm';
import type { DispositionRole } from '../../../domain/letters/disposition.ts';
import type { DispositionState } from '../../../domain/letters/disposition-life.ts';
import type { Executor } from '../../db/executor.ts';

/** Timestamps as the database writes them. */
export type Given = {
  id: string;
  letterId: string;
  inboxItemId: string | null;
  /** False while the inbox item that it came from is closed. */
  isItemOpen: boolean;
  /** When that inbox item arrived. */
  itemReceivedAt: string | null;
  parentId: string | null;
  fromUserId: string;
  fromName: string;
  fromPositionId: string;
  fromPositionName: string;
  onBehalfOf: string | null;
  onBehalfOfUserId: string | null;
  instructionIds: string[];
  note: string;
  deadline: string | null;
  deadlineReason: string | null;
  createdAt: string;
  withdrawnAt: string | null;
  closedAt: string | null;
  endReason: string | null;
};

export type Received = {
  id: string;
  dispositionId: string;
  userId: string | null;
  personName: string | null;
  isOffered: boolean;
  positionId: string;
  positionName: string;
  role: DispositionRole;
  state: DispositionState;
  readAt: string | null;
  readBy: string[];
  startedAt: string | null;
  doneAt: string | null;
};

/** Everything that was disposed about one letter; few enough to be looked at whole. */
export type Tree = { given: Given[]; received: Received[] };

export async function loadTree(executor: Executor, letterId: string): Promise<Tree> {
  const given = await executor.execute<Given>(sql`
    select d.id, d.letter_id as "letterId", d.inbox_item_id as "inboxItemId", d.parent_id as "parentId",
           d.from_user_id as "fromUserId", u.person_name as "fromName", d.from_position_id as "fromPositionId",
           p.name as "fromPositionName", b.person_name as "onBehalfOf", d.on_behalf_of_user_id as "onBehalfOfUserId", d.instruction_ids as "instructionIds", d.note,
           d.deadline::text as deadline, d.deadline_reason as "deadlineReason", d.created_at as "createdAt", d.withdrawn_at as "withdrawnAt",
           d.closed_at as "closedAt", d.end_reason as "endReason", coalesce(i.is_open, true) as "isItemOpen",
           i.received_at as "itemReceivedAt"
    from disposition d
    left join inbox_item i on i.id = d.inbox_item_id
    join "user" u on u.id = d.from_user_id
    join position p on p.id = d.from_position_id
    left join "user" b on b.id = d.on_behalf_of_user_id
    where d.letter_id = ${letterId} order by d.created_at, d.id`);
  if (given.rows.length === 0) return { given: [], received: [] };
  const received = await executor.execute<Received>(sql`
    select r.id, r.disposition_id as "dispositionId", r.user_id as "userId", u.person_name as "personName",
           r.is_offered as "isOffered", r.position_id as "positionId", p.name as "positionName", r.role, r.state, r.read_at as "readAt", r.read_by as "readBy",
           r.started_at as "startedAt", r.done_at as "doneAt"
    from disposition_recipient r
    join disposition d on d.id = r.disposition_id
    left join "user" u on u.id = r.user_id
    join position p on p.id = r.position_id
    where d.letter_id = ${letterId} order by r.disposition_id, r."order"`);
  return { given: given.rows, received: received.rows };
}
