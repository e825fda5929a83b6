import type { AccessRequest, AccessRequestDetail } from '../domain/archive/access-requests.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

export type AccessVerb = 'approve' | 'refuse' | 'withdraw' | 'revoke';

/** Requests to open archive items. */
export type AccessVerbs = {
  listAccessRequests: (query: ListQuery & { side?: string; state?: string }) => Promise<Page<AccessRequest>>;
  readAccessRequest: (id: string, options?: { signal?: AbortSignal }) => Promise<AccessRequestDetail>;
  askAccess: (
    archiveId: string,
    wanted: { reason: string; untilDay: string | null },
  ) => Promise<AccessRequestDetail>;
  actOnAccess: (
    id: string,
    verb: AccessVerb,
    body: { reason?: string; untilDay?: string | null; note?: string },
  ) => Promise<AccessRequestDetail>;
};

export function createAccessVerbs(http: Http): AccessVerbs {
  const base = '/arsip/api/AccessRequest';
  const at = (id: string, rest = '') => `${base}/${encodeURIComponent(id)}${rest}`;
  return {
    listAccessRequests: async ({ signal, side, state, ...query }) =>
      pageOf<AccessRequest>(await http.json(base, { query: { ...dialect(query), side, state }, signal })),
    readAccessRequest: (id, options) => http.json(at(id), { signal: options?.signal }),
    askAccess: (archiveId, wanted) => http.json(base, asJson('POST', { archiveId, ...wanted })),
    actOnAccess: (id, verb, body) => http.json(at(id, `/${verb}`), asJson('POST', body)),
  };
}
