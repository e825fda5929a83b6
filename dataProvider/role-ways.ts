import type { PermissionCalls } from '../domain/calls/permissions.ts';
import type { Http, Signalled } from './http.ts';

type Paged = Signalled & { page: number; perPage: number };

/** Who has which role, and by which way; made where it is shown, apart from the first load. */
export const createRoleWayVerbs = ({ call }: Pick<Http, 'call'>) => ({
  waysOfRole: (id: string, { page, perPage, ...options }: Paged) =>
    call<PermissionCalls['waysOfRole']>('GET', `/user/api/Role/${encodeURIComponent(id)}/ways`, {
      ...options,
      query: { Page: page, PerPage: perPage },
    }),
  waysOfPerson: async (id: string, options?: Signalled) =>
    (
      await call<PermissionCalls['waysOfPerson']>(
        'GET',
        `/user/api/User/${encodeURIComponent(id)}/ways`,
        options,
      )
    ).items,
});
