import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { lenientBodies, ok, readListQuery } from '../../http/index.ts';
import { closeInboxItem, reopenInboxItem } from '../inbox/close-inbox-item.ts';
import { findInboxItem } from '../inbox/find-inbox-item.ts';
import { readInboxItem } from '../inbox/read-inbox-item.ts';
import { countWork } from '../lists/count-work.ts';
import { listInbox } from '../lists/list-inbox.ts';
import { listDrafts, listOutbox } from '../lists/list-letters.ts';
import { listTasks } from '../lists/list-tasks.ts';
import { docs } from './describe.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const inbox = '/letter/api/Inbox';

/** The lists behind the counters, the counters, and the handling of inbox items (SPEC B7, A6). */
export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get('/task/api/Data/sidemenucounter', { schema: docs.call('Angka pada menu') }, async (request) =>
    ok(await countWork(db, request.who)),
  );
  app.get<Query>('/letter/api/Draft', { schema: docs.list('Konsep') }, async (request) =>
    ok(await listDrafts(db, request.who, readListQuery(request.query))),
  );
  app.get<Query>('/letter/api/Outbox', { schema: docs.list('Naskah terkirim') }, async (request) =>
    ok(await listOutbox(db, request.who, readListQuery(request.query))),
  );
  app.get<Query>('/letter/api/Task', { schema: docs.list('Tugas', ['kind', 'letterId']) }, async (request) =>
    ok(await listTasks(db, request.who, readListQuery(request.query))),
  );
  const inboxFilters = ['isOpen', 'isRead', 'kind', 'letterId'];
  app.get<Query>(inbox, { schema: docs.list('Kotak masuk', inboxFilters) }, async (request) =>
    ok(await listInbox(db, request.who, readListQuery(request.query))),
  );
  app.get<ById>(`${inbox}/:id`, { schema: docs.call('Satu naskah masuk') }, async (request) =>
    ok(await findInboxItem(db, request.who, request.params.id)),
  );

  const verbs = { read: readInboxItem, close: closeInboxItem, reopen: reopenInboxItem };
  app.register(async (scope) => {
    lenientBodies(scope);
    for (const [verb, handle] of Object.entries(verbs)) {
      const schema = docs.call(`Naskah masuk: ${verb}`);
      scope.post<ById>(`${inbox}/:id/${verb}`, { schema }, async (request) => {
        await handle(deps, request.who, request.params.id);
        return ok(await findInboxItem(db, request.who, request.params.id), 'Tersimpan');
      });
    }
  });
}
