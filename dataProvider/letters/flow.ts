import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../domain/calls/letters/flow.ts';
import { pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

const task = '/letter/api/Task';
const at = <Verb extends string>(id: string, verb: Verb) =>
  `/letter/api/Letter/${encodeURIComponent(id)}/${verb}` as const;
const batch = (id: string) => `${task}/batch/${encodeURIComponent(id)}` as const;

/** Steps on letters under way, on one or on many. */
export const createFlowVerbs = ({ call }: Http) => ({
  /** Decides on the `version` shown; a letter changed since is refused with 409. */
  reviewLetter: (id: string, body: BodyOf<FlowCalls['review']>) =>
    call<FlowCalls['review']>('POST', at(id, 'review'), { body }),
  /** Takes the decision back that one has just given on a letter. */
  undoReview: (id: string) => call<FlowCalls['undoReview']>('POST', at(id, 'review/undo')),
  /** Who may be given one's own review of a letter. */
  reassignees: async (id: string, FirstChar: string, options?: Signalled) =>
    (await call<FlowCalls['reassignees']>('GET', at(id, 'reassign'), { ...options, query: { FirstChar } }))
      .items,
  reassignReview: (id: string, body: BodyOf<FlowCalls['reassign']>) =>
    call<FlowCalls['reassign']>('POST', at(id, 'reassign'), { body }),
  /** `confirmOpenPlaces` where its text has open places. */
  signLetter: (id: string, body: BodyOf<FlowCalls['sign']>) =>
    call<FlowCalls['sign']>('POST', at(id, 'sign'), { body }),
  /** Asks for the seal that a signature waits for, now, or takes the signature back. */
  settleSeal: (id: string, step: 'seal' | 'seal/withdraw') =>
    call<FlowCalls['retrySeal']>('POST', at(id, step as 'seal')),
  withdrawLetter: (id: string, reason: string) =>
    call<FlowCalls['withdraw']>('POST', at(id, 'withdraw'), { body: { reason } }),
  nudgeHolder: (id: string, note: string | null) =>
    call<FlowCalls['nudge']>('POST', at(id, 'nudge'), { body: { note } }),
  cancelLetter: (id: string, reason: string) =>
    call<FlowCalls['cancel']>('POST', at(id, 'cancel'), { body: { reason } }),
  signingIdentities: async (query: { userId: string; positionId: string }, options?: Signalled) =>
    pageOf(
      await call<FlowCalls['signingIdentities']>('GET', '/letter/api/SigningIdentity', {
        query,
        ...options,
      }),
    ).items,
  leftWork: async (query: { positionId?: string; fromUserId?: string }) =>
    (await call<FlowCalls['leftWork']>('GET', '/letter/api/HandOver', { query })).items,
  handOverDrafts: (body: BodyOf<FlowCalls['handOverDrafts']>) =>
    call<FlowCalls['handOverDrafts']>('POST', '/letter/api/HandOver', { body }),
  /** Each letter in the version that was shown; each is answered for itself. */
  reviewMany: async (body: BodyOf<FlowCalls['reviewMany']>) =>
    (await call<FlowCalls['reviewMany']>('POST', `${task}/review`, { body })).items,
  signMany: async (body: BodyOf<FlowCalls['signMany']>) =>
    (await call<FlowCalls['signMany']>('POST', `${task}/sign`, { body })).items,
  /** The same in the background. @returns the batch to ask for */
  startReviewing: (body: BodyOf<FlowCalls['startReviewing']>) =>
    call<FlowCalls['startReviewing']>('POST', `${task}/review/batch`, { body }),
  startSigning: (body: BodyOf<FlowCalls['startSigning']>) =>
    call<FlowCalls['startSigning']>('POST', `${task}/sign/batch`, { body }),
  letterBatch: (id: string) => call<FlowCalls['batch']>('GET', batch(id)),
  /** Stops between two letters; finished ones stay. */
  cancelLetterBatch: (id: string) => call<FlowCalls['cancelBatch']>('POST', `${batch(id)}/cancel`),
});
