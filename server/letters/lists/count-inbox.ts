import { type SQL, sql } from 'drizzle-orm';
import type { InboxCounts } from '../../../domain/letters/letter-rows.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { itemPassesByName } from '../rules/named-only.ts';
import { onDesk } from '../rules/own-desk.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { actsForAnother, allowedByClass } from '../rules/visible-letters.ts';
import { isSnoozedItem } from '../snoozing/is-snoozed.ts';

/** Caps the count: beyond it nobody reads the figure, and the list shows its own extent. */
const countedUpTo = 1000;

/**
 * GET /letter/api/Inbox/counts: Open and Closed items for tabs and legend (SPEC A2), in one indexed statement; "at
 * least" from `countedUpTo` on.
 * @throws Refusal 403 without the inbox
 */
export async function countInbox(db: Db, actor: Actor): Promise<InboxCounts> {
  assertMayOpen(actor, '/naskah-dinas/inbox');
  const only = actsForAnother(actor)
    ? sql`and exists (select 1 from letter l where l.id = i.letter_id and ${allowedByClass(actor, 'l')})`
    : sql`and ${itemPassesByName(actor, 'i')}`;
  const count = (which: SQL): SQL => sql`(select count(*)::int from (
    select 1 from inbox_item i where i.position_id = ${actor.positionId} and ${which}
      and ${onDesk(actor, 'i')} ${only}
    limit ${countedUpTo + 1}) x)`;
  const putOff = isSnoozedItem(actor, 'i');
  const found = await db.execute<{ open: number; closed: number; snoozed: number }>(
    sql`select ${count(sql`i.is_open and not ${putOff}`)} as open, ${count(sql`not i.is_open`)} as closed,
      ${count(putOff)} as snoozed`,
  );
  const { open, closed, snoozed } = found.rows[0] ?? { open: 0, closed: 0, snoozed: 0 };
  return {
    snoozed: Math.min(snoozed, countedUpTo),
    open: Math.min(open, countedUpTo),
    closed: Math.min(closed, countedUpTo),
    atLeast: open > countedUpTo || closed > countedUpTo,
    ...(actor.sharesPost && { isShared: true }),
  };
}
