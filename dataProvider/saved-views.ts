import type { BodyOf } from '../domain/calls/define-call.ts';
import type { SavedViewCalls } from '../domain/calls/saved-views.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/SavedView';

export const createSavedViewVerbs = ({ call }: Http) => ({
  listSavedViews: async (resource: string, options?: Signalled) =>
    pageOf(await call<SavedViewCalls['list']>('GET', base, { ...options, query: { resource } })).items,
  createSavedView: (body: BodyOf<SavedViewCalls['create']>) =>
    call<SavedViewCalls['create']>('POST', base, { body }),
  changeSavedView: (id: string, body: BodyOf<SavedViewCalls['change']>) =>
    call<SavedViewCalls['change']>('PUT', `${base}/${id}`, { body }),
  deleteSavedView: (id: string) => call<SavedViewCalls['delete']>('DELETE', `${base}/${id}`),
});
