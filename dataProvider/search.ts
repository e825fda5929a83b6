import type { SearchCalls } from '../domain/calls/search.ts';
import type { Http } from './http.ts';

export type SearchQuery = {
  q: string;
  page?: number;
  perPage?: number;
  orderBy?: 'relevance' | 'date';
  order?: 'ASC' | 'DESC';
  /** Includes near matches even when exact ones exist. */
  fuzzy?: boolean;
  /** Facets by name; values with commas between. */
  filters?: Record<string, string>;
  signal?: AbortSignal;
};

export const createSearchVerbs = ({ call }: Http) => ({
  search: ({ q, page, perPage, orderBy, order, fuzzy, filters, signal }: SearchQuery) =>
    call<SearchCalls['search']>('GET', '/search/api/Search', {
      query: {
        q,
        Page: page,
        PerPage: perPage,
        OrderBy: orderBy,
        Order: order?.toLowerCase(),
        fuzzy: fuzzy || undefined,
        ...filters,
      },
      ...(signal && { signal }),
    }),
});
