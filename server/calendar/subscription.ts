import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CalendarSubscription } from '../../domain/calls/calendar.ts';
import { translate } from '../../lib/language.ts';
import { hashToken, randomToken } from '../accounts/index.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Db, Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict } from '../http/index.ts';
import { calendarFeeds } from './tables.ts';

const resource = 'calendar.feed';

/** Reads whether the active role has an address, since when, and its last fetch; never the address itself. */
export async function readSubscription(db: Db, actor: Actor): Promise<CalendarSubscription> {
  const [feed] = await db.select().from(calendarFeeds).where(ofRole(actor));
  return {
    isActive: feed !== undefined,
    createdAt: feed?.createdAt.toISOString() ?? null,
    fetchedAt: feed?.fetchedAt?.toISOString() ?? null,
    url: null,
  };
}

/** Creates an address and ends the previous one; only this response contains it. */
export async function renewSubscription({ db, config }: Deps, actor: Actor): Promise<CalendarSubscription> {
  const token = randomToken();
  const createdAt = new Date();
  await db.transaction(async (tx) => {
    const before = await end(tx, actor);
    const id = newId();
    await tx
      .insert(calendarFeeds)
      .values({ id, userId: actor.userId, entryId: entryOf(actor), tokenHash: hashToken(token), createdAt });
    await recordAudit(tx, { actor, action: before ? 'renew' : 'create', resource, recordId: id });
  });
  const url = new URL(`/calendar/api/Feed/${token}.ics`, config.publicUrl).href;
  return { isActive: true, createdAt: createdAt.toISOString(), fetchedAt: null, url };
}

/** @throws Refusal 409 where there is none to end */
export async function revokeSubscription(db: Db, actor: Actor): Promise<CalendarSubscription> {
  await db.transaction(async (tx) => {
    const ended = await end(tx, actor);
    if (!ended)
      throw conflict(
        translate({ id: 'Langganan ini sudah tidak aktif.', en: 'This subscription is no longer active.' }),
      );
    await recordAudit(tx, { actor, action: 'revoke', resource, recordId: ended });
  });
  return readSubscription(db, actor);
}

async function end(tx: Executor, actor: Actor): Promise<string | undefined> {
  // Serialises concurrent calls: the second ends the first one's address.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendar_feed ${actor.userId}`}))`);
  const [ended] = await tx
    .update(calendarFeeds)
    .set({ revokedAt: new Date() })
    .where(ofRole(actor))
    .returning({ id: calendarFeeds.id });
  return ended?.id;
}

/** The main role is followed wherever it goes; another ends with its entry. */
const entryOf = (actor: Actor): string | null =>
  actor.entryType === 'User Main Role' ? null : actor.entryId;

const ofRole = (actor: Actor) => {
  const entry = entryOf(actor);
  return and(
    eq(calendarFeeds.userId, actor.userId),
    entry ? eq(calendarFeeds.entryId, entry) : isNull(calendarFeeds.entryId),
    isNull(calendarFeeds.revokedAt),
  );
};
