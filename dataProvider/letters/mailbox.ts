import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { MailboxCalls } from '../../domain/calls/letters/mailbox.ts';
import type { TaskKind } from '../../domain/letters/letter-rows.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

const inbox = '/letter/api/Inbox';
const item = <Verb extends string>(id: string, verb: Verb) =>
  `${inbox}/${encodeURIComponent(id)}/${verb}` as const;
const split = ({ signal, ...query }: ListQuery) => ({ query: dialect(query), signal });

/** The lists of letters with their counters, and actions on received ones (SPEC B7 Inbox). */
export const createMailboxVerbs = ({ call, file }: Http) => ({
  counters: (options?: Signalled) =>
    call<MailboxCalls['counters']>('GET', '/task/api/Data/sidemenucounter', options),
  /** Open tasks per role entry of the user. */
  entryCounts: async (options?: Signalled) =>
    (await call<MailboxCalls['entryCounters']>('GET', '/task/api/Data/entrycounter', options)).items,
  listDraft: async (query: ListQuery) =>
    pageOf(await call<MailboxCalls['drafts']>('GET', '/letter/api/Draft', split(query))),
  /** Letters a secretary or delegate wrote for the official: drafts, or those that were sent on. */
  listPrepared: async ({ isSent, signal, ...query }: ListQuery & { isSent?: boolean }) =>
    pageOf(
      await call<MailboxCalls['prepared']>('GET', '/letter/api/Prepared', {
        query: { ...dialect(query), isSent },
        signal,
      }),
    ),
  listOutbox: async (query: ListQuery) =>
    pageOf(await call<MailboxCalls['outbox']>('GET', '/letter/api/Outbox', split(query))),
  listTask: async ({
    kind,
    isMine,
    isSnoozed,
    letterId,
    signal,
    ...query
  }: ListQuery & { kind?: TaskKind; isMine?: boolean; isSnoozed?: boolean; letterId?: string }) =>
    pageOf(
      await call<MailboxCalls['tasks']>('GET', '/letter/api/Task', {
        query: { ...dialect(query), kind, isMine, isSnoozed, letterId },
        signal,
      }),
    ),
  listInbox: async ({ isOpen, signal, ...query }: ListQuery & { isOpen?: boolean }) =>
    pageOf(await call<MailboxCalls['inbox']>('GET', inbox, { query: { ...dialect(query), isOpen }, signal })),
  inboxCounts: (options?: Signalled) => call<MailboxCalls['inboxCounts']>('GET', `${inbox}/counts`, options),
  readInbox: (id: string) => call<MailboxCalls['read']>('POST', item(id, 'read')),
  unreadInbox: (id: string) => call<MailboxCalls['unread']>('POST', item(id, 'unread')),
  closeInbox: (id: string) => call<MailboxCalls['close']>('POST', item(id, 'close'), { body: {} }),
  reopenInbox: (id: string) => call<MailboxCalls['reopen']>('POST', item(id, 'reopen')),
  /** Hands back what came to a post of several holders as a whole (DOMAIN 6); it is taken by `bulkInbox`. */
  handBackInbox: (id: string, note: string) =>
    call<MailboxCalls['handBack']>('POST', item(id, 'hand-back'), { body: { note } }),
  /** Asks the colleague who has taken it to hand it back. */
  askForInbox: (id: string) => call<MailboxCalls['ask']>('POST', item(id, 'ask')),
  /** `force` with a `reason` also closes open dispositions (DOMAIN 7). */
  bulkInbox: async (body: BodyOf<MailboxCalls['bulk']>) =>
    pageOf(await call<MailboxCalls['bulk']>('POST', `${inbox}/bulk`, { body })).items,
  forwardInbox: (id: string, body: BodyOf<MailboxCalls['forward']>) =>
    call<MailboxCalls['forward']>('POST', item(id, 'forward'), { body }),
  /** @param given of the post's own newest forward, not of the one that brought the letter */
  forwardSheetBlob: (id: string, given = false) =>
    file<MailboxCalls['forwardSheet']>('GET', item(id, 'forward-sheet'), {
      query: { given: given ? 'true' : undefined },
    }),
  /** Labels the user may use: their own and their unit's. */
  inboxLabels: async (options?: Signalled) =>
    pageOf(await call<MailboxCalls['labels']>('GET', `${inbox}/labels`, options)).items,
  /** Replaces the user's labels on the letter. */
  labelLetter: async (letterId: string, labelIds: string[]) => {
    const address = `/letter/api/Letter/${encodeURIComponent(letterId)}/labels` as const;
    return pageOf(await call<MailboxCalls['labelLetter']>('PUT', address, { body: { labelIds } })).items;
  },
});
