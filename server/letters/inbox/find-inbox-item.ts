import { sql } from 'drizzle-orm';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { notFound } from '../../http/index.ts';
import { type InboxRow, inboxColumns, inboxItemOf, inboxJoins } from '../lists/list-inbox.ts';
import { onDeskOrTaken } from '../rules/own-desk.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { allowedByClass } from '../rules/visible-letters.ts';

/**
 * Loads an inbox item of the active post, also one that a colleague has taken.
 * @throws Refusal 404 for another post's or a colleague's and for letters this entry may not open; 403 without the
 * inbox
 */
export async function findInboxItem(executor: Executor, actor: Actor, id: string): Promise<InboxItem> {
  if (!isId(id))
    throw notFound(
      translate({ id: 'Naskah masuk tidak ditemukan.', en: 'This incoming letter was not found.' }),
    );
  const found = await executor.execute<InboxRow>(sql`
    select ${inboxColumns(actor)} from inbox_item i join letter l on l.id = i.letter_id ${inboxJoins}
    where i.id = ${id} and i.position_id = ${actor.positionId} and ${onDeskOrTaken(actor, 'i')} and ${allowedByClass(actor, 'l')}`);
  const row = found.rows[0] as InboxRow | undefined;
  if (!row)
    throw notFound(
      translate({ id: 'Naskah masuk tidak ditemukan.', en: 'This incoming letter was not found.' }),
    );
  assertMayOpen(actor, '/naskah-dinas/inbox');
  return inboxItemOf(actor, row);
}

/** What of a letter came to the post as a whole; undefined where nothing did. @throws as findInboxItem, 403 */
export async function offeredOf(
  executor: Executor,
  actor: Actor,
  letterId: string,
): Promise<InboxItem | undefined> {
  if (!actor.sharesPost) return undefined;
  const { rows } = await executor.execute<{ id: string }>(sql`select i.id from inbox_item i
    where i.letter_id = ${letterId} and i.position_id = ${actor.positionId} and i.is_offered limit 1`);
  return rows[0] && findInboxItem(executor, actor, rows[0].id);
}
