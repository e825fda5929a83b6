import { sql } from 'drizzle-orm';
import { usualKinds } from '../../domain/calendar.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import { hashToken, personAs } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/index.ts';
import { eventsBetween } from './list-events.ts';

/** Days before and after today that a subscriber gets. */
const [back, ahead] = [31, 366];

/**
 * By the user's current rights, without subjects above Biasa: a feed leaves the company (SPEC B3).
 * @throws Refusal 404 alike for an unknown or revoked address, and for a user or role that is gone
 */
export async function readFeed({ db, config }: Deps, token: string): Promise<string> {
  const found = await db.execute<{
    id: string;
    userId: string;
    entryId: string | null;
    isStale: boolean;
  }>(sql`
    select id, user_id as "userId", entry_id as "entryId",
      coalesce(fetched_at < now() - interval '10 minutes', true) as "isStale"
    from calendar_feed where token_hash = ${hashToken(token)} and revoked_at is null`);
  const [feed] = found.rows;
  const actor = feed && (await personAs(db, feed.userId, feed.entryId));
  if (!feed || !actor)
    throw notFound(translate({ id: 'Kalender ini tidak ada.', en: 'This calendar does not exist.' }));
  const today = dayInWib();
  const span = { from: plusDays(today, -back), to: plusDays(today, ahead) };
  const { items } = await eventsBetween(db, actor, usualKinds, span, { isMasked: true });
  // Programs poll every few minutes; store the last fetch only roughly.
  if (feed.isStale) await db.execute(sql`update calendar_feed set fetched_at = now() where id = ${feed.id}`);
  // Few ask for it, and the library that writes it is large.
  const { feedText } = await import('./feed-text.ts');
  const open = items.filter(({ isDone }) => !isDone);
  return feedText(open, {
    name: `Naskah, ${actor.positionName}`,
    publicUrl: config.publicUrl,
    at: new Date(),
  });
}
