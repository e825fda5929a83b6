import type { NewView, SavedView, SavedViewCalls, ViewChange } from '../domain/calls/saved-views.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

const base = '/user/api/SavedView';
type View = Omit<SavedView, 'id' | 'updatedAt'>;

export const createSavedViewVerbs = ({ call }: Http) => ({
  listSavedViews: async (resource: string, options?: Signalled) =>
    pageOf(await call<SavedViewCalls['list']>('GET', base, { ...options, query: { resource } })).items,
  createSavedView: (view: View) => call<SavedViewCalls['create']>('POST', base, { body: view as NewView }),
  changeSavedView: (id: string, change: Partial<Omit<View, 'resource'>>) =>
    call<SavedViewCalls['change']>('PUT', `${base}/${id}`, { body: change as ViewChange }),
  deleteSavedView: (id: string) => call<SavedViewCalls['delete']>('DELETE', `${base}/${id}`),
});
