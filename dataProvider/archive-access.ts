import type { AccessCalls } from '../domain/calls/archive-access.ts';
import { dialect, type ListQuery, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export type AccessVerb = 'approve' | 'refuse' | 'withdraw' | 'revoke';

const base = '/arsip/api/AccessRequest';

/** Requests to open archive items. */
export const createAccessVerbs = ({ call }: Http) => ({
  listAccessRequests: async ({
    signal,
    side,
    state,
    ...query
  }: ListQuery & { side?: string; state?: string }) =>
    pageOf(
      await call<AccessCalls['list']>('GET', base, { query: { ...dialect(query), side, state }, signal }),
    ),
  readAccessRequest: (id: string, options?: { signal?: AbortSignal }) =>
    call<AccessCalls['read']>('GET', `${base}/${encodeURIComponent(id)}`, options),
  askAccess: (archiveId: string, wanted: { reason: string; untilDay: string | null }) =>
    call<AccessCalls['ask']>('POST', base, { body: { archiveId, ...wanted } }),
  actOnAccess: (
    id: string,
    verb: AccessVerb,
    body: { reason?: string; untilDay?: string | null; note?: string },
  ) => call<AccessCalls[AccessVerb]>('POST', `${base}/${encodeURIComponent(id)}/${verb}`, { body }),
});
