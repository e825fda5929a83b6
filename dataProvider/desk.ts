import type { Counters, EntryCount } from '../domain/letters/letter-rows.ts';
import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

/** What the desk shows around the work: counters and the home page's summaries. */
export type DeskVerbs = {
  counters: (options?: { signal?: AbortSignal }) => Promise<Counters>;
  /** Open tasks per role entry of the user. */
  entryCounts: (options?: { signal?: AbortSignal }) => Promise<EntryCount[]>;
  /** GET /dashboard/api/Ringkasan returns an array whose members the home page knows. */
  summaries: <T>(options?: { signal?: AbortSignal }) => Promise<T[]>;
};

export const createDeskVerbs = (http: Http): DeskVerbs => ({
  counters: (options) => http.json('/task/api/Data/sidemenucounter', options),
  entryCounts: async (options) =>
    (await http.json<{ items: EntryCount[] }>('/task/api/Data/entrycounter', options)).items,
  summaries: async <T>(options?: { signal?: AbortSignal }) =>
    pageOf<T>(await http.json('/dashboard/api/Ringkasan', options)).items,
});
