import type {
  ForwardOutcome,
  InboxCounts,
  InboxOutcome,
  InboxVerb,
  LetterLabel,
  Reader,
  ThreadLetter,
} from '../domain/letters/letter-rows.ts';
import { pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
type Receiver = { userId: string; userPositionId: string };

/** `force` with a `reason` also closes open dispositions (DOMAIN 7). */
type InboxBulk = {
  ids: string[];
  verb: InboxVerb;
  labelIds?: string[];
  force?: boolean;
  reason?: string;
};

/** Actions on received letters besides opening and closing (SPEC B7 Inbox). */
export type InboxVerbs = {
  inboxCounts: (options?: Signalled) => Promise<InboxCounts>;
  unreadInbox: (id: string) => Promise<void>;
  /** Up to 100 inbox items; the server returns an outcome for each. */
  bulkInbox: (bulk: InboxBulk) => Promise<InboxOutcome[]>;
  forwardInbox: (
    id: string,
    forward: { receivers: Receiver[]; note: string | null; confirmed: boolean },
  ) => Promise<ForwardOutcome>;
  /** Labels the user may use: their own and their unit's. */
  inboxLabels: (options?: Signalled) => Promise<LetterLabel[]>;
  /** Replaces the user's labels on the letter. */
  labelLetter: (letterId: string, labelIds: string[]) => Promise<LetterLabel[]>;
  thread: (letterId: string, options?: Signalled) => Promise<ThreadLetter[]>;
  readers: (letterId: string, options?: Signalled) => Promise<Reader[]>;
};

const inbox = '/letter/api/Inbox';
const letter = (id: string, rest: string) => `/letter/api/Letter/${encodeURIComponent(id)}/${rest}`;

export const createInboxVerbs = (http: Http): InboxVerbs => ({
  inboxCounts: (options) => http.json(`${inbox}/counts`, options),
  unreadInbox: async (id) => {
    await http.json(`${inbox}/${encodeURIComponent(id)}/unread`, asJson('POST'));
  },
  bulkInbox: async (bulk) =>
    pageOf<InboxOutcome>(await http.json(`${inbox}/bulk`, asJson('POST', bulk))).items,
  forwardInbox: (id, forward) =>
    http.json(`${inbox}/${encodeURIComponent(id)}/forward`, asJson('POST', forward)),
  inboxLabels: async (options) => pageOf<LetterLabel>(await http.json(`${inbox}/labels`, options)).items,
  labelLetter: async (letterId, labelIds) =>
    pageOf<LetterLabel>(await http.json(letter(letterId, 'labels'), asJson('PUT', { labelIds }))).items,
  thread: async (letterId, options) =>
    pageOf<ThreadLetter>(await http.json(letter(letterId, 'thread'), options)).items,
  readers: async (letterId, options) =>
    pageOf<Reader>(await http.json(letter(letterId, 'readers'), options)).items,
});
