import { type SQL, sql } from 'drizzle-orm';
import { runsHelpdesk } from '../../domain/help/index.ts';
import type { RowRule } from '../../resources/declare.ts';
import { ticket } from '../../resources/helpdesk.ts';
import { turnRule } from '../../resources/life/life-rules.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { ruleSql } from '../crud/index.ts';

/** Tickets that wait for who runs the helpdesk; others are told when theirs are answered. */
export const waitingTickets = (actor: Actor): RowRule => {
  const viewer = viewerOf(actor);
  const { life, fields } = ticket;
  return life && runsHelpdesk(viewer) ? turnRule({ life, fields }, viewer) : false;
};

/** The same as a condition on that alias. */
export const waitsForHelpdesk = (actor: Actor, alias: string): SQL =>
  waitingTickets(actor) === false ? sql`false` : ruleSql(waitingTickets(actor), alias);
