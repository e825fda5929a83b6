import type { FastifyInstance } from 'fastify';
import { helpCalls as calls } from '../../domain/calls/help.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { ok, route } from '../http/index.ts';
import { assignTicket, listAssignees, settleTicket } from './change-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { readFaq } from './read-faq.ts';
import { readTicket } from './read-ticket.ts';
import { readScreenshot } from './screenshot.ts';
import { markToursSeen, readTours } from './tours.ts';
import { createTicket, replyToTicket } from './write-ticket.ts';

/** A screenshot comes in the body, a third larger than it is. */
const withScreenshot = { bodyLimit: 8 * 1024 * 1024 };

/** Help for all signed-in users: answers, tickets, and tours (SPEC A1 People). */
export function registerHelp(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.listQuestions, async () => {
    const items = await readFaq(db);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.readTours, async ({ actor }) => ok(await readTours(db, actor)));
  route(app, calls.markToursSeen, async ({ actor, body }) => ok(await markToursSeen(db, actor, body())));
  route(app, calls.list, async ({ actor, list }) => ok(await listTickets(db, actor, list())));
  route(app, calls.listAssignees, async ({ actor }) => {
    const items = await listAssignees(deps, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.read, async ({ actor, params }) => ok(await readTicket(db, actor, params.id)));
  route(app, calls.readScreenshot, async ({ actor, params, reply }) => {
    const { content, ...file } = await readScreenshot(deps, actor, params.id, params.fileId);
    return reply.headers(downloadHeaders(file, { inline: true })).send(content);
  });
  route(
    app,
    calls.create,
    async ({ actor, body }) => ok(await createTicket(deps, actor, body()), 'Tiket terkirim'),
    withScreenshot,
  );
  route(
    app,
    calls.reply,
    async ({ actor, params, body }) =>
      ok(await replyToTicket(deps, actor, params.id, body), 'Balasan terkirim'),
    withScreenshot,
  );
  route(app, calls.assign, async ({ actor, params, body }) =>
    ok(await assignTicket(deps, actor, params.id, body), 'Tersimpan'),
  );
  for (const verb of ['close', 'reopen'] as const)
    route(app, calls[verb], async ({ actor, params, body }) =>
      ok(await settleTicket(deps, actor, params.id, body, verb), 'Tersimpan'),
    );
}
