import { addressOf } from './address.ts';
import { dialect, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

/** A picker's option: what a record is called, and the declared lookup fields. */
export type Option = { id: string; label: string } & Record<string, unknown>;
export type LookupQuery = {
  q?: string;
  ids?: readonly string[];
  filter?: Record<string, unknown>;
  perPage?: number;
  signal?: AbortSignal;
};
export type LookupVerbs = {
  /** Options of a declared resource; any signed-in person may ask. By default all that a picker shows: 150 (SPEC A5). */
  lookup: (resourceName: string, query: LookupQuery) => Promise<Option[]>;
};

/** Ids in one address: 36 characters each, and addresses above some 8 kB are refused by proxies. */
const idsPerCall = 100;

export const createLookupVerbs = (http: Http): LookupVerbs => ({
  lookup: async (resourceName, { q, ids, filter, perPage = -1, signal }) => {
    const ask = async (some?: readonly string[]) =>
      pageOf<Option>(
        await http.json(`/${addressOf(resourceName)}/lookup`, {
          query: { ...dialect({ firstChar: q, perPage, filter }), ids: some },
          signal,
        }),
      ).items;
    if (!ids) return ask();
    const chunks: Option[] = [];
    for (let from = 0; from < ids.length; from += idsPerCall)
      chunks.push(...(await ask(ids.slice(from, from + idsPerCall))));
    return chunks;
  },
});
