import type { PermissionCalls } from '../domain/calls/permissions.ts';
import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export const createPrivilegeVerbs = ({ call }: Http) => ({
  /** The whole catalogue of privileges in menu order; for those who edit roles. */
  privilegeCatalogue: async (options?: { signal?: AbortSignal }) =>
    pageOf(await call<PermissionCalls['readCatalogue']>('GET', '/user/api/Permission/catalogue', options))
      .items,
});
