import type { AttachmentText } from '../domain/calls/letters/letters.ts';
import type { SearchCalls } from '../domain/calls/search.ts';
import { pageOf } from './dialect.ts';
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

const texts = (letterId: string) => `/letter/api/Letter/${encodeURIComponent(letterId)}/texts`;

/** Search, and the text of attachments (SPEC B7). */
export const createSearchVerbs = ({ call, json }: Http) => ({
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
  attachmentTexts: async (letterId: string, options?: { signal?: AbortSignal }) =>
    pageOf<AttachmentText>(await json(texts(letterId), options)).items,
  /** Retries reading an attachment; returns its new state. */
  readTextAgain: (letterId: string, attachmentId: string): Promise<AttachmentText> =>
    json(`${texts(letterId)}/${encodeURIComponent(attachmentId)}`, { method: 'POST' }),
});
