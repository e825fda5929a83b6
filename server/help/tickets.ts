import { sql } from 'drizzle-orm';
import { runsHelpdesk } from '../../domain/help/index.ts';
import { type Message, translate } from '../../lib/language.ts';
import { ticket } from '../../resources/helpdesk.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { behaviourOf, type EventHandlers } from '../behaviour/index.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { peopleOf, tellHolder } from '../lives/index.ts';

/** In an hour; more is a loop or a prank. */
const most = { tickets: 10, replies: 60 } as const;

/** To the whole helpdesk, where whom a ticket was handed to does not run it any more. */
const tellOthers: EventHandlers[string] = async ({ tx, actor, record }) => {
  if (record.stage !== 'working' || (await peopleOf(tx, ticket, record, 'holder')).length > 0) return;
  await tellHolder(tx, ticket, actor, { ...record, stage: 'new' });
};

/** Who writes to the helpdesk: where, how often, and who hears of it. */
export const tickets = behaviourOf(ticket, {
  hooks: {
    beforeWrite: async (tx, { actor, before, isRestored }) => {
      if (before || isRestored) return undefined;
      await refuseTooMany(tx, actor, 'tickets');
      return { post: [actor.ownPositionName, actor.unitName].filter(Boolean).join(', ') };
    },
    afterWrite: async (tx, { actor, before, record, isRestored }) => {
      if (!before && !isRestored) await tellHolder(tx, ticket, actor, record);
    },
  },
  events: {
    reply: async (fired) => {
      await refuseTooMany(fired.tx, fired.actor, 'replies');
      await tellOthers(fired);
    },
    reopen: tellOthers,
  },
});

/**
 * Counts what is stored, so that all servers and all sessions of a person count together.
 * @throws Refusal 429, never for who answers
 */
async function refuseTooMany(tx: Executor, actor: Actor, what: keyof typeof most): Promise<void> {
  if (runsHelpdesk(viewerOf(actor))) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`helpdesk ${actor.userId}`}))`);
  const mine = sql`select id from ticket where created_by_id = ${actor.userId}`;
  const { rows } = await tx.execute<{ count: number }>(
    what === 'tickets'
      ? sql`select count(*)::int + 1 as count from (${mine} and created_at > now() - interval '1 hour') t`
      : sql`select count(*)::int as count from life_step
          where resource = ${ticket.name} and record_id in (${mine}) and event = 'reply'
            and user_id = ${actor.userId} and at > now() - interval '1 hour'`,
  );
  if ((rows[0]?.count ?? 0) > most[what]) throw new Refusal(429, translate(tooMany[what]));
}

const tooMany: Record<keyof typeof most, Message> = {
  tickets: {
    id: 'Terlalu banyak tiket dalam satu jam. Coba lagi nanti, atau balas tiket yang ada.',
    en: 'Too many tickets in one hour. Try again later, or reply to one you have.',
  },
  replies: {
    id: 'Terlalu banyak balasan dalam satu jam. Coba lagi nanti.',
    en: 'Too many replies in one hour. Try again later.',
  },
};
