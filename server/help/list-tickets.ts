import { and, count, desc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ticket } from '../../domain/calls/help.ts';
import { ticketKinds, ticketStates } from '../../domain/help/index.ts';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import type { Actor } from '../actor.ts';
import { tableOf } from '../crud/index.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { badRequest, type ListData, type ListQuery, likePattern, queryMessages } from '../http/index.ts';
import { visibleTickets } from './find-ticket.ts';
import { helpTickets } from './tables.ts';

const writers = alias(tableOf(user), 'by');
const helpers = alias(tableOf(user), 'assignee');

/**
 * GET /help/api/Ticket. Filters: `state` (or `open`), `kind`, `assigned` (`me`, `none` or an id), `mine=1`.
 * @throws Refusal 400 for other filters, values and sorts
 */
export async function listTickets(db: Db, actor: Actor, query: ListQuery): Promise<ListData<Ticket>> {
  if (query.orderBy && query.orderBy.toLowerCase() !== 'updatedat')
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const conditions = and(visibleTickets(actor), ...conditionsOf(actor, query));
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...shown, byName: writers.personName, assigneeName: helpers.personName })
      .from(helpTickets)
      .innerJoin(writers, eq(writers.id, helpTickets.userId))
      .leftJoin(helpers, eq(helpers.id, helpTickets.assigneeId))
      .where(conditions)
      .orderBy(desc(helpTickets.updatedAt), desc(helpTickets.id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.select({ count: count() }).from(helpTickets).where(conditions),
  ]);
  return { items: rows.map(presentTicket), totalCount: total?.count ?? 0 };
}

const shown = {
  id: helpTickets.id,
  number: helpTickets.number,
  subject: helpTickets.subject,
  kind: helpTickets.kind,
  state: helpTickets.state,
  userId: helpTickets.userId,
  assigneeId: helpTickets.assigneeId,
  createdAt: helpTickets.createdAt,
  updatedAt: helpTickets.updatedAt,
};

type Row = Pick<typeof helpTickets.$inferSelect, keyof typeof shown> & {
  byName: unknown;
  assigneeName: unknown;
};

export const presentTicket = (row: Row): Ticket => ({
  id: row.id,
  number: row.number,
  subject: row.subject,
  kind: row.kind,
  state: row.state,
  by: { id: row.userId, name: String(row.byName ?? '') },
  assignee: row.assigneeId ? { id: row.assigneeId, name: String(row.assigneeName ?? '') } : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function conditionsOf(actor: Actor, { filters, firstChar }: ListQuery): (SQL | undefined)[] {
  const found = firstChar
    ? [
        or(
          ilike(helpTickets.subject, likePattern(firstChar)),
          sql`${helpTickets.number}::text = ${firstChar.replace(/^#/, '')}`,
        ),
      ]
    : [];
  return [...Object.entries(filters).map(([name, value]) => filterOf(actor, name, value)), ...found];
}

function filterOf(actor: Actor, name: string, value: string): SQL | undefined {
  const unknown = badRequest({ [name]: [translate(queryMessages.unknownValue)] });
  switch (name.toLowerCase()) {
    case 'state': {
      if (value === 'open') return ne(helpTickets.state, 'closed');
      const known = ticketStates.find((state) => state.value === value);
      if (!known) throw unknown;
      return eq(helpTickets.state, known.value);
    }
    case 'kind': {
      const known = ticketKinds.find((kind) => kind.value === value);
      if (!known) throw unknown;
      return eq(helpTickets.kind, known.value);
    }
    case 'assigned': {
      if (value === 'none') return isNull(helpTickets.assigneeId);
      if (value !== 'me' && !isId(value)) throw unknown;
      return eq(helpTickets.assigneeId, value === 'me' ? actor.userId : value);
    }
    case 'mine': {
      if (value !== '1') throw unknown;
      return eq(helpTickets.userId, actor.userId);
    }
    default:
      throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
  }
}
