import type { FastifyInstance } from 'fastify';
import { letterCalls } from '../../../domain/calls/letters/letters.ts';
import { mailboxCalls as calls } from '../../../domain/calls/letters/mailbox.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { askColleague } from '../inbox/ask-colleague.ts';
import { bulkInbox } from '../inbox/bulk-inbox.ts';
import { closeInboxItem, reopenInboxItem } from '../inbox/close-inbox-item.ts';
import { findInboxItem } from '../inbox/find-inbox-item.ts';
import { forwardLetter } from '../inbox/forward-letter.ts';
import { readForwardSheet } from '../inbox/read-forward-sheet.ts';
import { readInboxItem, unreadInboxItem } from '../inbox/read-inbox-item.ts';
import { handBackInboxItem, takeInboxItem } from '../inbox/take-inbox-item.ts';
import { labelLetter } from '../labelling/label-letter.ts';
import { listLabels } from '../labelling/visible-labels.ts';
import { countEntries } from '../lists/count-entries.ts';
import { countInbox } from '../lists/count-inbox.ts';
import { countWork } from '../lists/count-work.ts';
import { listInbox } from '../lists/list-inbox.ts';
import { listDrafts, listOutbox, listPrepared } from '../lists/list-letters.ts';
import { listTasks } from '../lists/list-tasks.ts';
import { readReaders } from '../reading/read-readers.ts';
import { sendFile } from '../reading/sent-file.ts';
import { readThread } from '../threads/read-thread.ts';

/** Mailbox lists, their counters, and actions on inbox items (SPEC B7, A6). */
export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.counters, async ({ actor }) => ok(await countWork(db, actor)));
  route(app, calls.entryCounters, async ({ actor }) => ok({ items: await countEntries(db, actor) }));
  route(app, calls.drafts, async ({ actor, list }) => ok(await listDrafts(db, actor, list())));
  route(app, calls.prepared, async ({ actor, list }) => ok(await listPrepared(db, actor, list())));
  route(app, calls.outbox, async ({ actor, list }) => ok(await listOutbox(db, actor, list())));
  route(app, calls.tasks, async ({ actor, list }) => ok(await listTasks(db, actor, list())));
  route(app, calls.inbox, async ({ actor, list }) => ok(await listInbox(db, actor, list())));
  route(app, calls.inboxCounts, async ({ actor }) => ok(await countInbox(db, actor)));
  route(app, calls.labels, async ({ actor }) => ok(await listLabels(db, actor)));
  route(app, calls.inboxItem, async ({ actor, params }) => ok(await findInboxItem(db, actor, params.id)));

  route(app, letterCalls.thread, async ({ actor, params }) => ok(await readThread(deps, actor, params.id)));
  route(app, letterCalls.readers, async ({ actor, params }) => ok(await readReaders(deps, actor, params.id)));
  route(app, calls.labelLetter, async ({ actor, params, body }) => {
    const items = await labelLetter(deps, actor, params.id, body);
    return ok({ items, totalCount: items.length }, 'Tersimpan');
  });

  route(app, calls.bulk, async ({ request, actor, body }) =>
    ok(await bulkInbox(deps, actor, body, (fault) => request.log.error(fault))),
  );
  route(app, calls.forward, async ({ actor, params, body }) =>
    ok(await forwardLetter(deps, actor, params.id, body), 'Naskah diteruskan'),
  );
  route(app, calls.forwardSheet, async ({ request, reply, actor, params }) => {
    const { given } = request.query as { given?: unknown };
    return sendFile(reply, await readForwardSheet(deps, actor, params.id, given === 'true'));
  });
  const verbs = {
    read: readInboxItem,
    unread: unreadInboxItem,
    reopen: reopenInboxItem,
    take: takeInboxItem,
    ask: askColleague,
  };
  for (const [verb, handle] of Object.entries(verbs))
    route(app, calls[verb as keyof typeof verbs], async ({ actor, params }) => {
      await handle(deps, actor, params.id);
      return ok(await findInboxItem(db, actor, params.id), 'Tersimpan');
    });
  route(app, calls.handBack, async ({ actor, params, body }) => {
    await handBackInboxItem(deps, actor, params.id, body);
    return ok(await findInboxItem(db, actor, params.id), 'Tersimpan');
  });
  route(app, calls.close, async ({ actor, params, body }) => {
    await closeInboxItem(deps, actor, params.id, body);
    return ok(await findInboxItem(db, actor, params.id), 'Tersimpan');
  });
}
