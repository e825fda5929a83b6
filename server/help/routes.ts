import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { ok, readListQuery } from '../http/index.ts';
import { assignTicket, listAssignees, settleTicket } from './change-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { readFaq } from './read-faq.ts';
import { readTicket } from './read-ticket.ts';
import { readScreenshot } from './screenshot.ts';
import { markToursSeen, readTours } from './tours.ts';
import { createTicket, replyToTicket } from './write-ticket.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/help/api/Ticket';
const tags = ['help'];
/** A screenshot comes in the body, a third larger than it is. */
const bodyLimit = 8 * 1024 * 1024;

/** Help for all signed-in users: answers, tickets, and tours (SPEC A1 People). */
export function registerHelp(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get('/help/api/Faq', { schema: { tags, summary: 'Tanya jawab' } }, async () => {
    const items = await readFaq(db);
    return ok({ items, totalCount: items.length });
  });
  app.get('/help/api/Tour', { schema: { tags, summary: 'Tur yang sudah dilihat' } }, async (request) =>
    ok(await readTours(db, request.actor)),
  );
  app.post(
    '/help/api/Tour',
    { schema: { tags, summary: 'Tandai tur sudah dilihat', body: fields('tours') } },
    async (request) => ok(await markToursSeen(db, request.actor, request.body)),
  );

  const querystring = fields('Page', 'PerPage', 'FirstChar', 'state', 'kind', 'assigned', 'mine');
  app.get<Query>(base, { schema: { tags, summary: 'Tiket', querystring } }, async (request) =>
    ok(await listTickets(db, request.actor, readListQuery(request.query))),
  );
  app.get(`${base}/assignees`, { schema: { tags, summary: 'Orang helpdesk' } }, async (request) => {
    const items = await listAssignees(deps, request.actor);
    return ok({ items, totalCount: items.length });
  });
  app.get<ById>(`${base}/:id`, { schema: { tags, summary: 'Satu tiket' } }, async (request) =>
    ok(await readTicket(db, request.actor, request.params.id)),
  );
  app.get<{ Params: { id: string; fileId: string } }>(
    `${base}/:id/files/:fileId`,
    { schema: { tags, summary: 'Gambar pada tiket' } },
    async (request, reply) => {
      const { id, fileId } = request.params;
      const { content, ...file } = await readScreenshot(deps, request.actor, id, fileId);
      return reply.headers(downloadHeaders(file, { inline: true })).send(content);
    },
  );
  const ticketFields = fields('id', 'subject', 'kind', 'description', 'page', 'browser', 'requestId');
  app.post(
    base,
    { bodyLimit, schema: { tags, summary: 'Buat tiket', body: ticketFields } },
    async (request) => ok(await createTicket(deps, request.actor, request.body), 'Tiket terkirim'),
  );
  app.post<ById>(
    `${base}/:id/reply`,
    { bodyLimit, schema: { tags, summary: 'Balas tiket', body: fields('id', 'text') } },
    async (request) =>
      ok(await replyToTicket(deps, request.actor, request.params.id, request.body), 'Balasan terkirim'),
  );
  app.post<ById>(
    `${base}/:id/assign`,
    { schema: { tags, summary: 'Serahkan tiket', body: fields('userId') } },
    async (request) =>
      ok(await assignTicket(deps, request.actor, request.params.id, request.body), 'Tersimpan'),
  );
  for (const [verb, summary] of [
    ['close', 'Tandai tiket selesai'],
    ['reopen', 'Buka kembali tiket'],
  ] as const)
    app.post<ById>(`${base}/:id/${verb}`, { schema: { tags, summary } }, async (request) =>
      ok(await settleTicket(deps, request.actor, request.params.id, request.body, verb), 'Tersimpan'),
    );
}

const fields = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
