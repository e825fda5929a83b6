import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export type CatalogueEntry = {
  path: string;
  name: string;
  /** The first segment of the menu's branch, or "lainnya". */
  branch: string;
  description: string | null;
  isActive: boolean;
};
export type PrivilegeVerbs = {
  /** The whole catalogue of privileges in menu order; for those who edit roles. */
  privilegeCatalogue: (options?: { signal?: AbortSignal }) => Promise<CatalogueEntry[]>;
};

export const createPrivilegeVerbs = (http: Http): PrivilegeVerbs => ({
  privilegeCatalogue: async (options) =>
    pageOf<CatalogueEntry>(await http.json('/user/api/Permission/catalogue', options)).items,
});
