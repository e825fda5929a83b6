import { and, eq, type SQL, sql } from 'drizzle-orm';
import { runsHelpdesk } from '../../domain/help/index.ts';
import { translate } from '../../lib/language.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { notFound } from '../http/index.ts';
import { helpTickets } from './tables.ts';

export type TicketRow = typeof helpTickets.$inferSelect;

export const isHelpdesk = (actor: Actor): boolean => runsHelpdesk(viewerOf(actor));

/** The only rule of ticket visibility: own tickets; all for the helpdesk. */
export const visibleTickets = (actor: Actor): SQL | undefined =>
  isHelpdesk(actor) ? undefined : eq(helpTickets.userId, actor.userId);

/** @throws Refusal 404 both for a missing ticket and for one not visible */
export async function findTicket(executor: Executor, actor: Actor, id: string): Promise<TicketRow> {
  const [row] = isId(id)
    ? await executor
        .select()
        .from(helpTickets)
        .where(and(eq(helpTickets.id, id), visibleTickets(actor)))
    : [];
  if (!row) throw gone();
  return row;
}

/**
 * As findTicket, locked until the transaction ends: the second of two concurrent changes sees the first.
 * @throws as findTicket
 */
export async function lockTicket(tx: Executor, actor: Actor, id: string): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(helpTickets)
    .where(and(eq(helpTickets.id, id), visibleTickets(actor)))
    .for('update');
  if (!row) throw gone();
  return row;
}

/** For one limit or one assignment at a time of a person. */
export const lockOwner = (tx: Executor, actor: Actor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`help ${actor.userId}`}))`);

const gone = () => notFound(translate({ id: 'Tiket tidak ditemukan.', en: 'This ticket was not found.' }));
