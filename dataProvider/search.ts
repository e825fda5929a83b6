import type { AttachmentText } from '../domain/calls/letters/letters.ts';
import type { SearchAnswer } from '../domain/search.ts';
import { pageOf } from './dialect.ts';
import type { Http, Query } from './http.ts';

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

/** Search, and the text of attachments (SPEC B7). */
export type SearchVerbs = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  attachmentTexts: (letterId: string, options?: { signal?: AbortSignal }) => Promise<AttachmentText[]>;
  /** Retries reading an attachment; returns its new state. */
  readTextAgain: (letterId: string, attachmentId: string) => Promise<AttachmentText>;
};

export function createSearchVerbs(http: Http): SearchVerbs {
  const texts = (letterId: string) => `/letter/api/Letter/${encodeURIComponent(letterId)}/texts`;
  return {
    search: ({ q, page, perPage, orderBy, order, fuzzy, filters, signal }) => {
      const query: Query = {
        q,
        Page: page,
        PerPage: perPage,
        OrderBy: orderBy,
        Order: order?.toLowerCase(),
        fuzzy: fuzzy || undefined,
        ...filters,
      };
      return http.json('/search/api/Search', { query, ...(signal && { signal }) });
    },
    attachmentTexts: async (letterId, options) =>
      pageOf<AttachmentText>(await http.json(texts(letterId), options)).items,
    readTextAgain: (letterId, attachmentId) =>
      http.json(`${texts(letterId)}/${encodeURIComponent(attachmentId)}`, { method: 'POST' }),
  };
}
