import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { bulkInbox } from '../inbox/bulk-inbox.ts';
import { closeInboxItem, reopenInboxItem } from '../inbox/close-inbox-item.ts';
import { findInboxItem } from '../inbox/find-inbox-item.ts';
import { forwardLetter } from '../inbox/forward-letter.ts';
import { readInboxItem, unreadInboxItem } from '../inbox/read-inbox-item.ts';
import { labelLetter } from '../labelling/label-letter.ts';
import { listLabels } from '../labelling/visible-labels.ts';
import { countEntries } from '../lists/count-entries.ts';
import { countInbox } from '../lists/count-inbox.ts';
import { countWork } from '../lists/count-work.ts';
import { inboxFilters } from '../lists/inbox-filters.ts';
import { listInbox } from '../lists/list-inbox.ts';
import { listDrafts, listOutbox, listPrepared } from '../lists/list-letters.ts';
import { listTasks } from '../lists/list-tasks.ts';
import { readReaders } from '../reading/read-readers.ts';
import { readThread } from '../threads/read-thread.ts';
import { docs } from './describe.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const inbox = '/letter/api/Inbox';

/** Mailbox lists, their counters, and actions on inbox items (SPEC B7, A6). */
export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get('/task/api/Data/sidemenucounter', { schema: docs.call('Angka pada menu') }, async (request) =>
    ok(await countWork(db, request.actor)),
  );
  app.get(
    '/task/api/Data/entrycounter',
    { schema: docs.call('Tugas pada setiap peran saya') },
    async (request) => ok({ items: await countEntries(db, request.actor) }),
  );
  app.get<Query>('/letter/api/Draft', { schema: docs.list('Konsep') }, async (request) =>
    ok(await listDrafts(db, request.actor, readListQuery(request.query))),
  );
  app.get<Query>(
    '/letter/api/Prepared',
    { schema: docs.list('Konsep yang disiapkan untuk pejabat') },
    async (request) => ok(await listPrepared(db, request.actor, readListQuery(request.query))),
  );
  app.get<Query>('/letter/api/Outbox', { schema: docs.list('Naskah terkirim') }, async (request) =>
    ok(await listOutbox(db, request.actor, readListQuery(request.query))),
  );
  app.get<Query>('/letter/api/Task', { schema: docs.list('Tugas', ['kind', 'letterId']) }, async (request) =>
    ok(await listTasks(db, request.actor, readListQuery(request.query))),
  );
  app.get<Query>(inbox, { schema: docs.list('Kotak masuk', inboxFilters) }, async (request) =>
    ok(await listInbox(db, request.actor, readListQuery(request.query))),
  );
  app.get(`${inbox}/counts`, { schema: docs.call('Berapa Open, berapa Closed') }, async (request) =>
    ok(await countInbox(db, request.actor)),
  );
  app.get(`${inbox}/labels`, { schema: docs.call('Label yang dapat dipakai') }, async (request) =>
    ok(await listLabels(db, request.actor)),
  );
  app.get<ById>(`${inbox}/:id`, { schema: docs.call('Satu naskah masuk') }, async (request) =>
    ok(await findInboxItem(db, request.actor, request.params.id)),
  );

  const letter = '/letter/api/Letter/:id';
  app.get<ById>(`${letter}/thread`, { schema: docs.call('Rangkaian naskah') }, async (request) =>
    ok(await readThread(deps, request.actor, request.params.id)),
  );
  app.get<ById>(`${letter}/readers`, { schema: docs.call('Siapa yang sudah membaca') }, async (request) =>
    ok(await readReaders(deps, request.actor, request.params.id)),
  );
  app.put<ById>(
    `${letter}/labels`,
    { schema: docs.call('Label pada naskah', labelBody) },
    async (request) => {
      const items = await labelLetter(deps, request.actor, request.params.id, request.body);
      return ok({ items, totalCount: items.length }, 'Tersimpan');
    },
  );

  const verbs = {
    read: readInboxItem,
    unread: unreadInboxItem,
    close: closeInboxItem,
    reopen: reopenInboxItem,
  };
  app.post(
    `${inbox}/bulk`,
    { schema: docs.call('Beberapa naskah masuk sekaligus', bulkBody) },
    async (request) =>
      ok(await bulkInbox(deps, request.actor, request.body, (fault) => request.log.error(fault))),
  );
  app.post<ById>(
    `${inbox}/:id/forward`,
    { schema: docs.call('Teruskan naskah', forwardBody) },
    async (request) =>
      ok(await forwardLetter(deps, request.actor, request.params.id, request.body), 'Naskah diteruskan'),
  );
  for (const [verb, handle] of Object.entries(verbs)) {
    const schema = docs.call(`Naskah masuk: ${verb}`, verb === 'close' ? closeBody : undefined);
    app.post<ById>(`${inbox}/:id/${verb}`, { schema }, async (request) => {
      await handle(deps, request.actor, request.params.id, request.body);
      return ok(await findInboxItem(db, request.actor, request.params.id), 'Tersimpan');
    });
  }
}

const ids = { type: 'array', items: { type: 'string', format: 'uuid' } };
const labelBody = { type: 'object', properties: { labelIds: ids } };
const bulkBody = {
  type: 'object',
  properties: {
    ids,
    verb: { type: 'string', enum: ['read', 'unread', 'close', 'reopen', 'label', 'unlabel'] },
    labelIds: ids,
    force: { type: 'boolean' },
    reason: { type: 'string', nullable: true },
  },
};
const closeBody = {
  type: 'object',
  properties: { force: { type: 'boolean' }, reason: { type: 'string', nullable: true } },
};
const forwardBody = {
  type: 'object',
  properties: {
    receivers: {
      type: 'array',
      items: {
        type: 'object',
        properties: { userId: { type: 'string' }, userPositionId: { type: 'string' } },
      },
    },
    note: { type: 'string', nullable: true },
    confirmed: { type: 'boolean' },
  },
};
