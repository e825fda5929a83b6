import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { DispatchCalls } from '../../domain/calls/letters/dispatch.ts';
import { pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

const groups = '/letter/api/RecipientGroup';
const all = (letterId: string) => `/letter/api/Letter/${encodeURIComponent(letterId)}/dispatch` as const;
const proof = (letterId: string, id: string) => `${all(letterId)}/${encodeURIComponent(id)}/proof` as const;

/** Groups of receivers, and dispatching letters outside the company (SPEC A3, B1.4, B5). */
export const createDispatchVerbs = ({ call, file }: Http) => ({
  searchGroups: async (firstChar: string, options?: Signalled) => {
    const query = { PerPage: -1, FirstChar: firstChar };
    return pageOf(await call<DispatchCalls['groups']>('GET', groups, { query, ...options })).items;
  },
  /** Whom a group would reach now. */
  getGroup: (id: string, options?: Signalled) =>
    call<DispatchCalls['group']>('GET', `${groups}/${encodeURIComponent(id)}`, options),
  /** How a letter went out, the newest first. */
  listDispatches: async (letterId: string, options?: Signalled) =>
    pageOf(await call<DispatchCalls['list']>('GET', all(letterId), options)).items,
  dispatchLetter: async (letterId: string, body: BodyOf<DispatchCalls['dispatch']>) =>
    pageOf(await call<DispatchCalls['dispatch']>('POST', all(letterId), { body })).items,
  proveDispatch: async (letterId: string, id: string, body: BodyOf<DispatchCalls['prove']>) =>
    pageOf(await call<DispatchCalls['prove']>('POST', proof(letterId, id), { body })).items,
  proofBlob: (letterId: string, id: string) => file<DispatchCalls['proof']>('GET', proof(letterId, id)),
});
