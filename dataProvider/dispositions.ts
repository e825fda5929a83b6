import type {
  Disposition,
  DispositionCandidate,
  DispositionInput,
  DispositionListItem,
  DispositionNode,
} from '../domain/letters/disposition.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
/** The source of a disposition: an inbox item, or a received disposition. */
export type DispositionSource = { inboxItemId: string } | { dispositionId: string };
export type DispositionVerb =
  | 'read'
  | 'take'
  | 'hand-back'
  | 'start'
  | 'report'
  | 'done'
  | 'reopen'
  | 'withdraw'
  | 'close';
export type NewReportFile = { fileName: string; content: string };

/** The verbs of dispositions (SPEC B7, DOMAIN 7). */
export type DispositionVerbs = {
  listDispositions: (
    query: ListQuery & { direction: 'in' | 'out'; isOpen?: boolean },
  ) => Promise<Page<DispositionListItem>>;
  getDisposition: (id: string, options?: Signalled) => Promise<Disposition>;
  letterDispositions: (letterId: string, options?: Signalled) => Promise<DispositionNode[]>;
  /** Whom the active post may dispose to, its direct subordinates first. */
  dispositionCandidates: (firstChar: string, options?: Signalled) => Promise<DispositionCandidate[]>;
  giveDisposition: (source: DispositionSource, input: DispositionInput) => Promise<Disposition>;
  stepDisposition: (id: string, verb: DispositionVerb, body?: object) => Promise<Disposition>;
  dispositionSheetBlob: (id: string) => Promise<Blob>;
  dispositionFileBlob: (id: string, fileId: string) => Promise<Blob>;
};

const base = '/letter/api/Disposition';
const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`;

export const createDispositionVerbs = (http: Http): DispositionVerbs => ({
  listDispositions: async ({ direction, isOpen, signal, ...query }) =>
    pageOf<DispositionListItem>(
      await http.json(base, { query: { ...dialect(query), direction, isOpen }, signal }),
    ),
  getDisposition: (id, options) => http.json(at(id), options),
  letterDispositions: async (letterId, options) =>
    pageOf<DispositionNode>(
      await http.json(`/letter/api/Letter/${encodeURIComponent(letterId)}/dispositions`, options),
    ).items,
  dispositionCandidates: async (firstChar, options) =>
    pageOf<DispositionCandidate>(
      await http.json(`${base}/recipients`, { query: { FirstChar: firstChar }, ...options }),
    ).items,
  giveDisposition: (source, input) =>
    http.json(
      'inboxItemId' in source
        ? `/letter/api/Inbox/${encodeURIComponent(source.inboxItemId)}/disposition`
        : at(source.dispositionId, '/disposition'),
      asJson('POST', input),
    ),
  stepDisposition: (id, verb, body) => http.json(at(id, `/${verb}`), asJson('POST', body)),
  dispositionSheetBlob: (id) => http.blob(at(id, '/pdf')),
  dispositionFileBlob: (id, fileId) => http.blob(at(id, `/files/${encodeURIComponent(fileId)}`)),
});
