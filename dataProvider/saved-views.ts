import { pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

/** How a list is shown. */
export type ViewState = {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Names of columns in order; the declared ones when left out. */
  columns?: string[];
};
/** The same under a name, of the signed-in person. */
export type SavedView = {
  id: string;
  resource: string;
  name: string;
  state: ViewState;
  /** Shown when the list is opened without anything else. */
  isDefault: boolean;
};

export type SavedViewVerbs = {
  listSavedViews: (resourceName: string, options?: { signal?: AbortSignal }) => Promise<SavedView[]>;
  createSavedView: (view: Omit<SavedView, 'id'>) => Promise<SavedView>;
  changeSavedView: (
    id: string,
    change: Partial<Pick<SavedView, 'name' | 'state' | 'isDefault'>>,
  ) => Promise<SavedView>;
  deleteSavedView: (id: string) => Promise<SavedView>;
};

const base = '/user/api/SavedView';

export const createSavedViewVerbs = (http: Http): SavedViewVerbs => ({
  listSavedViews: async (resource, options) =>
    pageOf<SavedView>(await http.json(base, { ...options, query: { resource } })).items,
  createSavedView: (view) => http.json(base, asJson('POST', view)),
  changeSavedView: (id, change) => http.json(`${base}/${id}`, asJson('PUT', change)),
  deleteSavedView: (id) => http.json(`${base}/${id}`, { method: 'DELETE' }),
});
