import { addressOf } from './address.ts';
import { type Page, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

/** One field of one change; references as {id, label}, formatted text as plain text, secrets never. */
export type Change = { field: string; label: string; before: unknown; after: unknown };
export type HistoryItem = {
  id: string;
  at: string;
  action: string;
  by: { id: string; label: string; urlImage?: string | null } | null;
  /** The post of the actor, and on whose behalf they acted. */
  as: { label: string } | null;
  /** The API token it was done with. */
  via?: string | null;
  changes: Change[];
};
export type HistoryVerbs = {
  historyOf: (
    resourceName: string,
    id: string,
    query: { page?: number; perPage?: number; signal?: AbortSignal },
  ) => Promise<Page<HistoryItem>>;
};

export const createHistoryVerbs = (http: Http): HistoryVerbs => ({
  historyOf: async (resourceName, id, { page = 1, perPage = 20, signal }) =>
    pageOf<HistoryItem>(
      await http.json(`/${addressOf(resourceName)}/${encodeURIComponent(id)}/history`, {
        query: { Page: page, PerPage: perPage },
        signal,
      }),
    ),
});
