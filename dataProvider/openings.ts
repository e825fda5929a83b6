import type { Opening } from '../domain/letters/letter-opening.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

/** The log of openings of letters above Biasa (SPEC B3). */
export type OpeningVerbs = {
  openings: (letterId: string, query: ListQuery) => Promise<Page<Opening>>;
};

export const createOpeningVerbs = (http: Http): OpeningVerbs => ({
  openings: async (letterId, { signal, ...query }) =>
    pageOf<Opening>(
      await http.json(`/letter/api/Letter/${encodeURIComponent(letterId)}/openings`, {
        query: dialect(query),
        signal,
      }),
    ),
});
