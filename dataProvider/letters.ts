import type { Letter, LetterInput } from '../domain/letters/letter.ts';
import type { ReviewDecision } from '../domain/letters/letter-people.ts';
import type { InboxItem, LetterListItem, Task, TaskKind } from '../domain/letters/letter-rows.ts';
import type { TimelineEntry } from '../domain/letters/letter-timeline.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http, type Query } from './http.ts';

type Signalled = { signal?: AbortSignal };

/** `skipReason` sends a returned letter on without asking who returned it again. */
export type SubmitBody = { skipReason?: string };

/** The letter's own verbs (SPEC B7). Inbox verbs take the inbox item's id, all others the letter's. */
export type LetterVerbs = {
  getLetter: (id: string, options?: Signalled) => Promise<Letter>;
  /** POST for a new one (idempotent by its client-made id); PUT with a version. */
  saveLetter: (letter: LetterInput) => Promise<Letter>;
  /** A response draft to a received letter (SPEC B7); an untouched earlier one is reused. */
  startResponse: (id: string) => Promise<Letter>;
  deleteLetter: (id: string) => Promise<void>;
  checkLetter: (id: string) => Promise<{ errors: Record<string, string[]> }>;
  submitLetter: (id: string, body?: SubmitBody) => Promise<Letter>;
  /** Decides on the `version` shown; a letter changed since is refused with 409. */
  reviewLetter: (
    id: string,
    review: { decision: ReviewDecision; note: string | null; version: number },
  ) => Promise<Letter>;
  /** `confirmOpenPlaces` where its text has open places. */
  signLetter: (
    id: string,
    confirmation: { password: string; version: number; confirmOpenPlaces?: boolean },
  ) => Promise<Letter>;
  timeline: (id: string, options?: Signalled) => Promise<TimelineEntry[]>;
  pdfBlob: (id: string, options?: Signalled) => Promise<Blob>;
  attachmentBlob: (id: string, attachmentId: string, options?: Signalled) => Promise<Blob>;
  listInbox: (query: ListQuery & { isOpen?: boolean }) => Promise<Page<InboxItem>>;
  listOutbox: (query: ListQuery) => Promise<Page<LetterListItem>>;
  listDraft: (query: ListQuery) => Promise<Page<LetterListItem>>;
  /** Drafts a secretary or delegate created for the official. */
  listPrepared: (query: ListQuery) => Promise<Page<LetterListItem>>;
  listTask: (query: ListQuery & { kind?: TaskKind }) => Promise<Page<Task>>;
  readInbox: (id: string) => Promise<void>;
  closeInbox: (id: string) => Promise<void>;
  reopenInbox: (id: string) => Promise<void>;
};

const at = (id: string, rest = '') => `/letter/api/Letter/${encodeURIComponent(id)}${rest}`;

/** Files need the session, so a bare link cannot open them: they are fetched as blobs. */
const pdfPath = (id: string): string => at(id, '/pdf');
const attachmentPath = (id: string, attachmentId: string): string =>
  at(id, `/attachments/${encodeURIComponent(attachmentId)}`);

export function createLetterVerbs(http: Http): LetterVerbs {
  const list = async <T>(name: string, { signal, ...query }: ListQuery, more: Query = {}) =>
    pageOf<T>(await http.json(`/letter/api/${name}`, { query: { ...dialect(query), ...more }, signal }));
  const handle = async (id: string, verb: string) => {
    await http.json(`/letter/api/Inbox/${encodeURIComponent(id)}/${verb}`, asJson('POST'));
  };
  return {
    getLetter: (id, options) => http.json(at(id), options),
    saveLetter: ({ version, ...letter }) =>
      letter.id && version !== undefined
        ? http.json(at(letter.id), asJson('PUT', { ...letter, version }))
        : http.json('/letter/api/Letter', asJson('POST', letter)),
    startResponse: (id) => http.json(at(id, '/response'), asJson('POST')),
    deleteLetter: async (id) => {
      await http.json(at(id), { method: 'DELETE' });
    },
    checkLetter: (id) => http.json(at(id, '/check')),
    submitLetter: (id, body) => http.json(at(id, '/submit'), asJson('POST', body)),
    reviewLetter: (id, review) => http.json(at(id, '/review'), asJson('POST', review)),
    signLetter: (id, confirmation) => http.json(at(id, '/sign'), asJson('POST', confirmation)),
    timeline: async (id, options) =>
      pageOf<TimelineEntry>(await http.json(at(id, '/timeline'), options)).items,
    pdfBlob: (id, options) => http.blob(pdfPath(id), options),
    attachmentBlob: (id, attachmentId, options) => http.blob(attachmentPath(id, attachmentId), options),
    listInbox: ({ isOpen, ...query }) => list('Inbox', query, { isOpen }),
    listOutbox: (query) => list('Outbox', query),
    listDraft: (query) => list('Draft', query),
    listPrepared: (query) => list('Prepared', query),
    listTask: ({ kind, ...query }) => list('Task', query, { kind }),
    readInbox: (id) => handle(id, 'read'),
    closeInbox: (id) => handle(id, 'close'),
    reopenInbox: (id) => handle(id, 'reopen'),
  };
}
