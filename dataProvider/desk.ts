import type { Counters, EntryCount } from '../domain/letters/letter-rows.ts';
import type { Http } from './http.ts';

/** What the desk shows around the work: counters. */
export type DeskVerbs = {
  counters: (options?: { signal?: AbortSignal }) => Promise<Counters>;
  /** Open tasks per role entry of the user. */
  entryCounts: (options?: { signal?: AbortSignal }) => Promise<EntryCount[]>;
};

export const createDeskVerbs = (http: Http): DeskVerbs => ({
  counters: (options) => http.json('/task/api/Data/sidemenucounter', options),
  entryCounts: async (options) =>
    (await http.json<{ items: EntryCount[] }>('/task/api/Data/entrycounter', options)).items,
});
