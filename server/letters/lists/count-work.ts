import { type SQL, sql } from 'drizzle-orm';
import { isUnderWay } from '../../../domain/letters/letter-life.ts';
import { type Counters, countersEnd, waitedFor } from '../../../domain/letters/letter-rows.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { mayOpen } from '../../../resources/access.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { waitsForDecisionOf, waitsForStepOf } from '../../archive/index.ts';
import type { Executor } from '../../db/executor.ts';
import { waitsForHelpdesk } from '../../help/index.ts';
import { itemPassesByName } from '../rules/named-only.ts';
import { onDesk } from '../rules/own-desk.ts';
import { actsForAnother, allowedByClass } from '../rules/visible-letters.ts';
import { isSnoozed, isSnoozedItem } from '../snoozing/is-snoozed.ts';
import { isListedDraft } from './list-letters.ts';
import { isOutboxUnderWay, signedWays } from './outbox-ways.ts';
import { kindsFor } from './task-kinds.ts';

/**
 * GET /task/api/Data/sidemenucounter: in one indexed statement (DESIGN 5). Pages without permission count 0.
 */
export async function countWork(executor: Executor, actor: Actor): Promise<Counters> {
  const viewer = viewerOf(actor);
  const count = (page: string, rows: SQL) => (mayOpen(viewer, `/naskah-dinas/${page}`) ? upTo(rows) : sql`0`);
  const { positionId } = actor;
  const found = await executor.execute<Counters>(sql`select
    ${count('tugas', sql`from task t where t.position_id = ${positionId} and t.done_at is null and ${isOwnTask(actor, 't')}`)} as "taskCount",
    ${count('inbox', sql`from inbox_item i where i.position_id = ${positionId} and i.is_open and not ${isSnoozedItem(actor, 'i')} and ${itemIsFor(actor, 'i')}`)} as "inboxCount",
    ${count('outbox', countUnderWay(actor))} as "outboxCount",
    ${count('draft', countDrafted(actor, isListedDraft))} as "draftCount",
    ${upTo(sql`from retention_proposal p where ${waitsForStepOf(actor)}`)} as "retentionCount",
    ${upTo(sql`from access_request r where ${waitsForDecisionOf(actor)}`)} as "accessCount",
    ${upTo(sql`from ticket k where ${waitsForHelpdesk(actor, 'k')}`)} as "ticketCount"`);
  return found.rows[0] as Counters;
}

const upTo = (rows: SQL): SQL => sql`(select count(*)::int from (select 1 ${rows} limit ${countersEnd}) x)`;

// Own posts need no look at the letter; entries acting for others must not even count what they may not open.
const only = (actor: Actor, row: string): SQL =>
  actsForAnother(actor)
    ? sql` and exists (select 1 from letter l where l.id = ${sql.raw(row)}.letter_id and ${allowedByClass(actor, 'l')})`
    : sql``;

/** Of the tasks of the post: is this one for who asks? */
export const taskIsFor = (actor: Actor, alias: string): SQL =>
  sql`${onDesk(actor, alias)}${only(actor, alias)}`;

/** The same, of what they are to do themselves and now: what the badges count. */
export const isOwnTask = (actor: Actor, alias: string): SQL =>
  sql`${isCountedTask(actor, alias)} and ${isToDo(alias)}`;

/** The same, and counted: not put off, and of a delegate only what the delegation covers (SPEC B2). */
export const isCountedTask = (actor: Actor, alias: string): SQL =>
  sql`${taskIsFor(actor, alias)} and not ${isSnoozed(actor, 'task_id', alias)} and ${isCovered(actor, alias)}`;

/** Of the tasks for who asks: those to be done themselves. */
export const isOwnKind = (actor: Actor, alias: string): SQL =>
  sql`(${isToDo(alias)} and ${isCovered(actor, alias)})`;

const isToDo = (alias: string): SQL => sql`${sql.raw(alias)}.kind <> ${waitedFor}`;

const isCovered = (actor: Actor, alias: string): SQL =>
  actor.entryType === 'Delegation'
    ? sql`${sql.raw(alias)}.kind = any(${sql.param(kindsFor(actor))}::text[])`
    : sql`true`;

/** Of the inbox items of the post: is this one for who asks? */
export const itemIsFor = (actor: Actor, alias: string): SQL =>
  sql`${onDesk(actor, alias)} and ${itemPassesByName(actor, alias)}${only(actor, alias)}`;

/** The outbox's letters that are under way, whoever drafted them: those that the list shows so. */
export const countUnderWay = (actor: Actor): SQL =>
  sql.join(
    [
      countDrafted(actor, isOutboxUnderWay),
      ...signedWays(actor, isUnderWay).map(
        (way) => sql`select 1 ${way} and ${allowedByClass(actor, 'l', sql`true`)}`,
      ),
    ],
    sql` union all `,
  );

/**
 * For own posts, an index counts the unnamed letters; only the few for named persons are checked individually.
 */
export function countDrafted(actor: Actor, states: SQL): SQL {
  const own = sql`from letter l where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and ${states}`;
  if (actsForAnother(actor)) return sql`${own} and ${allowedByClass(actor, 'l')}`;
  return sql`${own} and l.security_rank < ${rank}
    union all select 1 ${own} and l.security_rank >= ${rank} and ${allowedByClass(actor, 'l')}`;
}
// Inlined literal, so that the planner recognises the index's condition.
const rank = sql.raw(String(topSecretRank));
