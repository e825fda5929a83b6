import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { DispositionCalls, FileBody } from '../../domain/calls/letters/dispositions.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

/** The source of a disposition: an inbox item, or a received disposition. */
export type DispositionSource = { inboxItemId: string } | { dispositionId: string };
/** A step's call, by its verb in the address. */
type Steps = {
  read: DispositionCalls['markRead'];
  take: DispositionCalls['take'];
  'hand-back': DispositionCalls['handBack'];
  start: DispositionCalls['start'];
  report: DispositionCalls['report'];
  done: DispositionCalls['done'];
  reopen: DispositionCalls['reopen'];
  withdraw: DispositionCalls['withdraw'];
  undo: DispositionCalls['undo'];
  close: DispositionCalls['close'];
  nudge: DispositionCalls['nudge'];
};
export type DispositionVerb = keyof Steps;
export type DispositionStep<Verb extends DispositionVerb> = BodyOf<Steps[Verb]>;
export type NewReportFile = FileBody;

const base = '/letter/api/Disposition';
const at = (id: string) => `${base}/${encodeURIComponent(id)}` as const;

/** The verbs of dispositions (SPEC B7, DOMAIN 7). */
export const createDispositionVerbs = ({ call, file }: Http) => ({
  listDispositions: async ({
    direction,
    isOpen,
    signal,
    ...query
  }: ListQuery & { direction: 'in' | 'out'; isOpen?: boolean }) =>
    pageOf(
      await call<DispositionCalls['list']>('GET', base, {
        query: { ...dialect(query), direction, isOpen },
        signal,
      }),
    ),
  getDisposition: (id: string, options?: Signalled) => call<DispositionCalls['read']>('GET', at(id), options),
  letterDispositions: async (letterId: string, options?: Signalled) => {
    const address = `/letter/api/Letter/${encodeURIComponent(letterId)}/dispositions` as const;
    return pageOf(await call<DispositionCalls['ofLetter']>('GET', address, options)).items;
  },
  /** Whom the active post may dispose to, its direct subordinates first. */
  dispositionCandidates: async (firstChar: string, options?: Signalled) => {
    const query = { FirstChar: firstChar };
    return pageOf(
      await call<DispositionCalls['candidates']>('GET', `${base}/recipients`, { query, ...options }),
    ).items;
  },
  /** What a form begins with. */
  disposalProposal: (source: DispositionSource, options?: Signalled) =>
    call<DispositionCalls['proposal']>('GET', `${base}/proposal`, { query: source, ...options }),
  giveDisposition: (source: DispositionSource, body: BodyOf<DispositionCalls['give']>) =>
    call<DispositionCalls['give' | 'giveFurther']>(
      'POST',
      'inboxItemId' in source
        ? `/letter/api/Inbox/${encodeURIComponent(source.inboxItemId)}/disposition`
        : `${at(source.dispositionId)}/disposition`,
      { body },
    ),
  stepDisposition: (id: string, verb: DispositionVerb, body: DispositionStep<DispositionVerb> = {}) =>
    call<Steps[DispositionVerb]>('POST', `${at(id)}/${verb}`, { body }),
  dispositionSheetBlob: (id: string) => file<DispositionCalls['sheet']>('GET', `${at(id)}/pdf`),
  dispositionFileBlob: (id: string, fileId: string) =>
    file<DispositionCalls['reportFile']>('GET', `${at(id)}/files/${encodeURIComponent(fileId)}`),
});
