import type { RecordCalls } from '../domain/calls/record-calls.ts';
import { resourceNamed } from '../resources/index.ts';
import { addressOf } from './address.ts';
import { dialect, pageOf } from './dialect.ts';
import type { Http } from './http.ts';
import { isMissing } from './is-missing.ts';

/** A picker's option: the record's label and the declared lookup fields. */
export type Option = { id: string; label: string } & Record<string, unknown>;
export type LookupQuery = {
  q?: string;
  ids?: readonly string[];
  filter?: Record<string, unknown>;
  perPage?: number;
  signal?: AbortSignal;
};
export type LookupVerbs = {
  /**
   * Options of a declared resource; open to any signed-in user. Default: 150, all that a picker shows (SPEC A5).
   */
  lookup: (resourceName: string, query: LookupQuery) => Promise<Option[]>;
};

/** Ids per URL: 36 characters each, and proxies refuse URLs above some 8 kB. */
const idsPerCall = 100;

export function createLookupVerbs(http: Http): LookupVerbs {
  const without = new Set<string>();
  return {
    lookup: async (resourceName, query) => {
      if (without.has(resourceName)) return askPlainly(http, resourceName, query);
      try {
        return await askLookup(http, resourceName, query);
      } catch (error) {
        if (!isMissing(error)) throw error;
        without.add(resourceName);
        return askPlainly(http, resourceName, query);
      }
    },
  };
}

async function askLookup(
  http: Http,
  resourceName: string,
  { q, ids, filter, perPage = -1, signal }: LookupQuery,
): Promise<Option[]> {
  const ask = async (some?: readonly string[]) =>
    pageOf<Option>(
      await http.call<RecordCalls['lookup']>('GET', `/${addressOf(resourceName)}/lookup`, {
        query: { ...dialect({ firstChar: q, perPage, filter }), ids: some },
        ...(signal && { signal }),
      }),
    ).items;
  if (!ids) return ask();
  const chunks: Option[] = [];
  for (let from = 0; from < ids.length; from += idsPerCall)
    chunks.push(...(await ask(ids.slice(from, from + idsPerCall))));
  return chunks;
}

/** Fallback for a server of the bare contract (SPEC A6) without look-up: uses its lists and records. */
async function askPlainly(
  http: Http,
  resourceName: string,
  { q, ids, filter, perPage = -1, signal }: LookupQuery,
): Promise<Option[]> {
  const address = `/${addressOf(resourceName)}`;
  const optionOf = (record: Option): Option => ({ ...record, label: labelOf(resourceName, record) });
  if (!ids) {
    const query = dialect({ firstChar: q, perPage, filter });
    return pageOf<Option>(await http.json(address, { query, signal })).items.map(optionOf);
  }
  const found: Option[] = [];
  for (const id of ids) {
    const record = await http.json<Option>(`${address}/${id}`, { signal }).catch((error: unknown) => {
      // One that is gone is left out, as look-ups do.
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (record) found.push(optionOf(record));
  }
  return found;
}

const labelOf = (resourceName: string, record: Option): string =>
  resourceNamed(resourceName)
    .represent.map((name) => record[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
