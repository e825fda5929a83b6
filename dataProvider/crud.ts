import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { resourceNamed } from '../resources/index.ts';
import { addressOf } from './address.ts';
import { completeRows } from './complete-rows.ts';
import { dialect, type Page, pageOf } from './dialect.ts';
import type { Http } from './http.ts';
import { createLookupVerbs } from './lookups.ts';
import { createPayload, updatePayload } from './payload.ts';
import { withConcurrency } from './with-concurrency.ts';

/** A resource variant's fixed filters, unless the list narrows them further. */
function alwaysOf(resourceName: string, filter: Record<string, unknown> = {}): Record<string, string> {
  const always = Object.entries(resourceNamed(resourceName).fixedFilter ?? {});
  return Object.fromEntries(
    always.map(([name, values]) => {
      const within = String(filter[name] ?? '')
        .split(',')
        .filter((value) => values.split(',').includes(value));
      return [name, within.join(',') || values];
    }),
  );
}

/** react-admin's own verbs without its type's index signature, so that a mistyped verb is a type error. */
export type NineVerbs = Pick<
  DataProvider,
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'supportAbortSignal'
>;

/**
 * react-admin's nine verbs over the dialect. Single records go through ra-data-simple-rest; lists differ and are
 * built here. getMany returns what pickers get: id, label and lookup fields.
 */
export function createCrud(http: Http): NineVerbs {
  // The envelope is opened below, so the stock verbs see the record they expect.
  const rest = simpleRest('', async (url, init) => ({
    status: 200,
    headers: new Headers(),
    body: '',
    json: await http.json<unknown>(url, init),
  }));
  const { lookup } = createLookupVerbs(http);

  const getList = async <R extends RaRecord>(
    resource: string,
    { pagination, sort, filter, signal }: GetListParams & { signal?: AbortSignal },
  ) => {
    const data = await http.json<Page<R>>(`/${addressOf(resource)}`, {
      query: dialect({
        page: pagination?.page ?? 1,
        perPage: pagination?.perPage ?? 10,
        orderBy: sort?.field,
        order: sort?.order,
        filter: { ...filter, ...alwaysOf(resource, filter) },
      }),
      signal,
    });
    const { items, totalCount, totalIsEstimated } = pageOf(data);
    const rows = await completeRows(resource, items, lookup);
    return { data: rows, total: totalCount, meta: { totalIsEstimated } };
  };
  const getOne: NineVerbs['getOne'] = async (resource, { id, signal }) => {
    const { data } = await rest.getOne(addressOf(resource), { id, signal });
    return { data: (await completeRows(resource, [data], lookup))[0] ?? data };
  };
  const readVersion = async (resource: string, id: Identifier): Promise<RaRecord> =>
    (await rest.getOne(addressOf(resource), { id })).data;

  return {
    supportAbortSignal: true,
    getList,
    getManyReference: (resource, { target, id, filter, ...rest }) =>
      getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
    getOne,
    getMany: async <R extends RaRecord>(
      resource: string,
      { ids, signal }: { ids: Identifier[]; signal?: AbortSignal },
    ) => ({ data: (await lookup(resource, { ids: ids.map(String), signal })) as unknown as R[] }),
    create: (resource, { data }) => rest.create(addressOf(resource), { data: createPayload(resource, data) }),
    update: (resource, { id, data, previousData }) =>
      rest.update(addressOf(resource), { id, data: updatePayload(resource, data), previousData }),
    updateMany: async (resource, { ids, data }) => ({
      data: await withConcurrency(ids, async (id) => {
        const { version } = await readVersion(resource, id);
        const changed = updatePayload(resource, { ...data, version });
        await rest.update(addressOf(resource), { id, data: changed, previousData: { id } });
        return id;
      }),
    }),
    delete: async (resource, { id, previousData }) => {
      const { data } = await rest.delete(addressOf(resource), { id });
      return { data: data ?? previousData ?? { id } };
    },
    deleteMany: async (resource, { ids }) => ({
      data: await withConcurrency(ids, async (id) => {
        await rest.delete(addressOf(resource), { id });
        return id;
      }),
    }),
  };
}
