import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostPickerOptions } from '../../domain/most-at-once.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { ok, readListQuery } from '../http/index.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { createRecord } from './create-record.ts';
import { deleteRecord } from './delete-record.ts';
import { getRecord } from './get-record.ts';
import { historyRoutes } from './history-routes.ts';
import { forgetListsOnWrites } from './list-memory.ts';
import { listRecords } from './list-records.ts';
import { lookupRecords } from './lookup-records.ts';
import { apiDescriptionOf } from './openapi.ts';
import type { CrudOptions } from './options.ts';
import { reach, reachToRead, reachToWrite, writableOf } from './reach.ts';
import { treeRoutes } from './tree-routes.ts';
import { updateRecord } from './update-record.ts';

type Query = { Querystring: Record<string, unknown> };
type ById = { Params: { id: string } };

/** The dialect's calls for every declared resource (SPEC A6). */
export function registerCrud(app: FastifyInstance, deps: Deps, options: CrudOptions): void {
  forgetListsOnWrites(app);
  for (const resource of resources) routesOf(app, deps, resource, options);
}

function routesOf(app: FastifyInstance, deps: Deps, resource: Resource, options: CrudOptions): void {
  const base = `/${resource.service}/api/${resource.entity}`;
  const hooks = options.hooks[resource.name];
  const docs = apiDescriptionOf(resource);
  const written = async (): Promise<void> => {
    if (options.rights.resources.has(resource.name)) await options.rights.changed();
  };
  const whole = (id: string, rule: RowRule, request: FastifyRequest) =>
    getRecord(deps.pool, resource, id, rule, writableOf(request, resource));

  app.get<Query>(base, { schema: docs.list }, async (request) => {
    const rule = reachToRead(request, resource);
    const query = readListQuery(request.query);
    return ok(await listRecords(deps.pool, resource, query, rule, writableOf(request, resource)));
  });

  app.get<Query>(`${base}/lookup`, { schema: docs.lookup }, async (request) => {
    const query = readListQuery({ PerPage: '100', ...withoutAll(request.query) });
    const wanted = asksAll(request.query) ? { ...query, perPage: mostPickerOptions } : query;
    return ok(await lookupRecords(deps.pool, resource, wanted, reachOfLookup(request, resource)));
  });

  app.get<ById>(`${base}/:id`, { schema: docs.get }, async (request) =>
    ok(await whole(request.params.id, reachToRead(request, resource), request)),
  );

  historyRoutes(app, deps, resource, reach);
  bulkRoutes(app, deps, resource, options);
  treeRoutes(app, deps, resource, options);

  // 200, not 201: whatever is not 200 counts as failure (SPEC A5).
  app.post(base, { schema: docs.create }, async (request) => {
    const rule = reachToWrite(request, resource);
    const record = await createRecord(deps, resource, request.actor, request.body, rule, hooks);
    await written();
    return ok(record, 'Tersimpan');
  });

  app.put<ById>(`${base}/:id`, { schema: docs.update }, async (request) => {
    const rule = reachToWrite(request, resource);
    const sent = { body: request.body, ifMatch: request.headers['if-match'] };
    await updateRecord(deps, resource, request.actor, request.params.id, sent, rule, hooks);
    await written();
    return ok(await whole(request.params.id, rule, request), 'Tersimpan');
  });

  app.delete<ById>(`${base}/:id`, { schema: docs.remove }, async (request) => {
    const rule = reachToWrite(request, resource);
    const record = await whole(request.params.id, rule, request);
    await deleteRecord(deps, resource, request.actor, request.params.id, rule, hooks);
    await written();
    return ok(record, 'Terhapus');
  });
}

/**
 * All users may look up what a declaration offers to pickers; the rest needs the privilege.
 * @throws Refusal 403
 */
const reachOfLookup = (request: FastifyRequest, resource: Resource): RowRule =>
  resource.lookup.length > 0 ? resource.rows(viewerOf(request.actor)) : reach(request, resource);

/** Pickers send PerPage=-1 for "all", limited to what a picker shows (SPEC A5). */
const asksAll = (query: Record<string, unknown>): boolean =>
  Object.entries(query).some(([name, value]) => /^per_?page$/i.test(name) && value === '-1');

const withoutAll = (query: Record<string, unknown>): Record<string, unknown> =>
  asksAll(query)
    ? Object.fromEntries(Object.entries(query).filter(([name]) => !/^per_?page$/i.test(name)))
    : query;
