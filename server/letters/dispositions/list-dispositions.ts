import { sql } from 'drizzle-orm';
import type { DispositionListItem, DispositionRole } from '../../../domain/letters/disposition.ts';
import {
  type DispositionState,
  isDone,
  isOnlyRead,
  newDisposition,
} from '../../../domain/letters/disposition-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { badRequest, type ListData, type ListQuery, queryMessages } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, searchOf, windowOf, yesOrNo } from '../lists/page-of.ts';
import { baseOf, iso, type LetterColumns, letterColumns, letterJoins } from '../lists/row.ts';
import { meansOne } from '../rules/own-desk.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { allowedByClass } from '../rules/visible-letters.ts';
import { isSnoozedDisposition } from '../snoozing/is-snoozed.ts';
import { partIn } from './move-part.ts';
import { doerOf } from './read-state.ts';

/**
 * GET /letter/api/Disposition?direction=in|out: received (except withdrawn) or given. Incoming ones are open until
 * their part is done.
 */
export async function listDispositions(
  db: Db,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<DispositionListItem>> {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const { direction, query: rest } = directionOf(query);
  const isIn = direction === 'in';
  const post = sql`${actor.positionId}`;
  const openWhole = sql`d.closed_at is null and d.withdrawn_at is null`;
  const open = isIn ? sql`(${openWhole} and not ${partIn('w', isDone)})` : sql`(${openWhole})`;
  const filters = filtersOf(rest, { isOpen: yesOrNo(open), letterId: idIn('d.letter_id') });
  const asksOpen = rest.filters.isOpen === 'true';
  const putOff = isIn && asksOpen ? sql` and not ${isSnoozedDisposition(actor, 'd')}` : sql``;
  const order = orderOf(rest, { createdAt: 'd.created_at', deadline: 'd.deadline' }, 'd.id', 'DESC');
  const source = isIn
    ? sql`disposition_recipient w join disposition d on d.id = w.disposition_id`
    : sql`disposition d`;
  const own = isIn
    ? sql`w.position_id = ${post} and d.withdrawn_at is null
        and (w.user_id is null or ${meansOne(actor, 'w.user_id')})
        and (l.security_rank < ${topSecretRank} or w.user_id = ${actor.userId})`
    : sql`d.from_position_id = ${post} and ${meansOne(actor, 'coalesce(d.on_behalf_of_user_id, d.from_user_id)')}`;
  const from = sql`from ${source} join letter l on l.id = d.letter_id
    where ${own} and ${allowedByClass(actor, 'l')}${filters}${putOff}${searchOf(rest)}`;
  return pageOf<Row, DispositionListItem>(
    db,
    {
      page: sql`select d.id, d.deadline::text as deadline, d.created_at as "createdAt", d."isOpen", d.role, d.state,
          d.withdrawn_at is not null as "isWithdrawn", u.person_name as "fromName",
          actor_post(d.from_user_id, d.from_position_id, d.on_behalf_of_user_id, d.created_at) as "fromPositionName",
          x."responsibleName", x."recipientCount", x."doneCount", n."instructionNames", ${letterColumns}
        from (select d.*, ${open} as "isOpen",
                ${isIn ? sql`w.role, ${stateOf(actor)} as state` : sql.raw('null as role, null as state')}
              ${from} order by ${order} ${windowOf(rest)}) d
        join letter l on l.id = d.letter_id
        join "user" u on u.id = d.from_user_id
        cross join lateral (
          select count(*)::int as "recipientCount", count(*) filter (where ${partIn('r', isDone)})::int as "doneCount",
                 max(coalesce(ru.person_name, q.name)) filter (where r.role = 'penanggung-jawab') as "responsibleName"
          from disposition_recipient r join position q on q.id = r.position_id
          left join "user" ru on ru.id = r.user_id where r.disposition_id = d.id) x
        cross join lateral (
          select coalesce(json_agg(i.name order by i.sort_order), '[]') as "instructionNames"
          from disposition_instruction i where i.id = any(d.instruction_ids)) n
        ${letterJoins} order by ${order}`,
      count: sql`select 1 ${from}`,
    },
    (row) => present(row, direction),
  );
}

/** The same as stateFor, of the row `w`. */
const stateOf = (
  actor: Actor,
) => sql`case when w.is_offered and w.user_id is null and ${partIn('w', isOnlyRead)}
  and not ${doerOf(actor)}::uuid = any(w.read_by) then ${newDisposition} else w.state end`;

type Row = LetterColumns & {
  id: string;
  deadline: string | null;
  createdAt: string;
  isOpen: boolean;
  isWithdrawn: boolean;
  role: DispositionRole | null;
  state: DispositionState | null;
  fromName: string;
  fromPositionName: string;
  responsibleName: string | null;
  recipientCount: number;
  doneCount: number;
  instructionNames: string[];
};

const present = (row: Row, direction: 'in' | 'out'): DispositionListItem => ({
  id: row.id,
  direction,
  ...baseOf(row),
  fromName: row.fromName,
  fromPositionName: row.fromPositionName,
  responsibleName: row.responsibleName ?? '',
  recipientCount: row.recipientCount,
  doneCount: row.doneCount,
  instructionNames: row.instructionNames,
  role: row.role,
  state: row.state,
  deadline: row.deadline,
  createdAt: iso(row.createdAt),
  isOpen: row.isOpen,
  isWithdrawn: row.isWithdrawn,
});

/** Takes `direction` out of the filters: it decides which list is read. */
function directionOf(query: ListQuery): { direction: 'in' | 'out'; query: ListQuery } {
  const { filters } = query;
  const name = Object.keys(filters).find((key) => key.toLowerCase() === 'direction');
  const direction = (name && filters[name]) || 'in';
  if (direction !== 'in' && direction !== 'out')
    throw badRequest({
      direction: [translate(queryMessages.unknownFilterValue)],
    });
  const rest = Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
  return { direction, query: { ...query, filters: rest } };
}
