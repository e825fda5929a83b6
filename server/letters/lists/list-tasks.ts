import { sql } from 'drizzle-orm';
import { type Task, type TaskKind, taskKindMessages } from '../../../domain/letters/letter-rows.ts';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import { onDesk } from '../rules/own-desk.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { allowedByClass } from '../rules/visible-letters.ts';
import { isSnoozed, looksForSnoozed, snoozeColumn, snoozeOfRow } from '../snoozing/is-snoozed.ts';
import { isOwnKind, taskIsFor } from './count-work.ts';
import { filtersOf, idIn, isTrueOf, oneOf, orderOf, pageOf, searchOf, windowOf, yesOrNo } from './page-of.ts';
import { baseOf, iso, isoOrNull, type LetterColumns, letterColumns, letterJoins } from './row.ts';
import { mayDecide } from './task-kinds.ts';

type TaskRow = LetterColumns & {
  id: string;
  kind: TaskKind;
  fromName: string;
  fromPositionName: string;
  createdAt: string;
  dueAt: string | null;
  dispositionId: string | null;
  version: number;
  snooze: Snooze | null;
};

/** Caps the count: each task is checked, and a higher figure would say no more. */
const countedUpTo = 1000;

/**
 * GET /letter/api/Task?kind=: tasks of the active post, newest first; OrderBy=dueAt ascending, without deadline
 * last.
 */
export async function listTasks(db: Db, actor: Actor, query: ListQuery): Promise<ListData<Task>> {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const filters = filtersOf(query, {
    kind: oneOf('t.kind', Object.keys(taskKindMessages)),
    letterId: idIn('t.letter_id'),
    isMine: yesOrNo(isOwnKind(actor, 't')),
    isSnoozed: isTrueOf(isSnoozed(actor, 'task_id', 't')),
  });
  const putOff = looksForSnoozed(query) ? sql`` : sql` and not ${isSnoozed(actor, 'task_id', 't')}`;
  const order = orderOf(query, { createdAt: 't.created_at', dueAt: 't.due_at' }, 't.id', 'DESC');
  // Without a search none of their letters is looked at to be counted.
  const counted = sql`from task t where t.position_id = ${actor.positionId} and t.done_at is null
    and ${taskIsFor(actor, 't')}${filters}${putOff}`;
  const from = sql`from task t join letter l on l.id = t.letter_id
    where t.position_id = ${actor.positionId} and t.done_at is null
      and ${onDesk(actor, 't')}
      and ${allowedByClass(actor, 'l')}${filters}${putOff}${searchOf(query)}`;
  return pageOf<TaskRow, Task>(
    db,
    {
      page: sql`select t.id, t.kind, coalesce(u.person_name, fp.name) as "fromName",
          case when t.from_user_id is null then fp.name
            else actor_post(t.from_user_id, t.from_position_id, null, t.created_at) end as "fromPositionName",
          t.created_at as "createdAt", t.due_at as "dueAt", t.disposition_id as "dispositionId", l.version,
          ${snoozeColumn(actor, 'task_id', 't')}, ${letterColumns}
        from (select t.* ${from} order by ${order} ${windowOf(query)}) t
        join letter l on l.id = t.letter_id
        left join "user" u on u.id = t.from_user_id
        join position fp on fp.id = t.from_position_id
        ${letterJoins} order by ${order}`,
      count: query.firstChar === '' ? sql`select 1 ${counted}` : sql`select 1 ${from}`,
    },
    (row) => ({
      id: row.id,
      ...baseOf(row),
      kind: row.kind,
      fromName: row.fromName,
      fromPositionName: row.fromPositionName,
      createdAt: iso(row.createdAt),
      dueAt: isoOrNull(row.dueAt),
      dispositionId: row.dispositionId,
      mayDecide: mayDecide(actor, row.kind) && !row.awaitsSeal,
      version: row.version,
      ...snoozeOfRow(row.snooze),
    }),
    countedUpTo,
  );
}
