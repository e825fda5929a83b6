import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordCalls } from '../../domain/calls/record-calls.ts';
import { mostPickerOptions } from '../../domain/most-at-once.ts';
import { translate } from '../../lib/language.ts';
import { mayCallResource } from '../../resources/access.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { invalid, ok, readListQuery, route } from '../http/index.ts';
import type { CrudOptions } from './options.ts';
import { readAuthors } from './reading/authors.ts';
import { getRecord } from './reading/get-record.ts';
import { readHistory, readHistoryQuery } from './reading/history.ts';
import { forgetListsOnWrites } from './reading/list-memory.ts';
import { listRecords } from './reading/list-records.ts';
import { lookupRecords } from './reading/lookup-records.ts';
import { readFormer } from './reading/read-former.ts';
import { readUsedTags } from './reading/used-tags.ts';
import { usageOf } from './references/usage.ts';
import { reach, reachToRead, reachToWrite } from './rights/reach.ts';
import { type Abilities, abilitiesOf, seenFor } from './rights/role-view.ts';
import { moveRecord } from './tree/move-record.ts';
import { treeRecords } from './tree/tree-records.ts';
import { bulkRecords } from './writing/bulk-records.ts';
import { createRecord } from './writing/create-record.ts';
import { deleteRecord } from './writing/delete-record.ts';
import { restoreRecord } from './writing/restore-record.ts';
import { updateRecord } from './writing/update-record.ts';

/** The dialect's calls for every declared resource (SPEC A6). */
export function registerCrud(app: FastifyInstance, deps: Deps, options: CrudOptions): void {
  forgetListsOnWrites(app);
  for (const resource of resources) routesOf(app, deps, resource, options);
}

function routesOf(app: FastifyInstance, deps: Deps, resource: Resource, options: CrudOptions): void {
  const calls = recordCalls(resource);
  const hooks = options.hooks[resource.name];
  const written = async (): Promise<void> => {
    if (options.rights.resources.has(resource.name)) await options.rights.changed();
  };
  const seen = ({ actor }: FastifyRequest): Resource => seenFor(actor, resource);
  const may = ({ actor }: FastifyRequest): Abilities | undefined => abilitiesOf(actor, resource);
  const bare = (id: string, rule: RowRule, request: FastifyRequest) =>
    getRecord(deps.pool, seen(request), id, rule, may(request));
  /** What the history may show the reader; undefined for who may not see it. */
  const ofHistory = ({ actor }: FastifyRequest): RowRule | undefined => {
    const viewer = viewerOf(actor);
    return mayCallResource(viewer, resource) ? resource.rows(viewer) : undefined;
  };
  /** With who made it and who changed it last. */
  const whole = (id: string, rule: RowRule, request: FastifyRequest) =>
    getRecord(deps.pool, seen(request), id, rule, may(request), undefined, ofHistory(request));

  route(app, calls.list, async ({ request, list }) => {
    const rule = reachToRead(request, resource);
    return ok(await listRecords(deps.pool, seen(request), list(), rule, may(request)));
  });

  route(app, calls.lookup, async ({ request }) => {
    const asked = request.query as Record<string, unknown>;
    const query = readListQuery({ PerPage: '100', ...withoutAll(asked) });
    const wanted = asksAll(asked) ? { ...query, perPage: mostPickerOptions } : query;
    return ok(await lookupRecords(deps.pool, seen(request), wanted, reachOfLookup(request, resource)));
  });

  if (Object.values(resource.fields).some(({ kind }) => kind === 'tags'))
    route(app, calls.usedTags, async ({ request }) => {
      const { Field } = request.query as Record<string, unknown>;
      const rule = reachToRead(request, resource);
      return ok(await readUsedTags(deps.pool, seen(request), Field, rule));
    });

  route(app, calls.read, async ({ request, params }) =>
    ok(await whole(params.id, reachToRead(request, resource), request)),
  );

  route(app, calls.history, async ({ request, params }) => {
    const rule = reach(request, resource);
    const query = readHistoryQuery(request.query as Record<string, unknown>);
    await getRecord(deps.pool, resource, params.id, rule);
    return ok(await readHistory(deps.pool, seen(request), params.id, query, rule));
  });

  route(app, calls.former, async ({ request, params }) => {
    const rules = { read: reach(request, resource), write: reachToWrite(request, resource, 'change') };
    return ok(await readFormer(deps.pool, seen(request), params, rules));
  });

  route(app, calls.usage, async ({ request, actor, params }) => {
    const rule = reachToWrite(request, resource, 'delete');
    await getRecord(deps.pool, resource, params.id, rule);
    const found = await usageOf(deps.pool, resource, [params.id], viewerOf(actor));
    const items = found.get(params.id) ?? [];
    return ok({ items, totalCount: items.length });
  });

  route(app, calls.bulk, async ({ request, actor, body }) => {
    // Events have rights of their own.
    const readable = resource.life && reachToRead(request, resource);
    if (!resource.life) reachToWrite(request, resource, 'read');
    const asked = body();
    const isEvent = asked.action === 'event';
    if (isEvent && readable === undefined) throw invalid({ action: [translate(noEvents)] });
    const rule =
      asked.action === 'event' && readable !== undefined
        ? readable
        : reachToWrite(request, resource, asked.action === 'event' ? 'read' : verbOf[asked.action]);
    const fire = (id: string, event: unknown) =>
      options.fire(resource, actor, { id, body: event, rule, hooks });
    const report = (error: unknown): void => request.log.error({ err: error }, 'unforeseen');
    try {
      return ok(await bulkRecords(deps, resource, actor, asked, { rule, hooks, report, fire }));
    } finally {
      // Some may be done even when a later one failed.
      await written();
    }
  });

  route(app, calls.restore, async ({ request, actor, params }) => {
    const rule = reachToWrite(request, resource, 'create');
    await restoreRecord(deps, resource, actor, params.id, rule, hooks);
    await written();
    return ok(await whole(params.id, rule, request), 'Dikembalikan');
  });

  if (resource.parent) {
    route(app, calls.tree, async ({ request }) => {
      const query = readListQuery({ PerPage: '200', ...(request.query as Record<string, unknown>) });
      const rule = reach(request, resource);
      return ok(await treeRecords(deps.pool, seen(request), query, rule, may(request)));
    });

    route(app, calls.move, async ({ request, actor, params, body }) => {
      const rule = reachToWrite(request, resource, 'change');
      await moveRecord(deps, resource, actor, params.id, body, rule, hooks);
      await written();
      return ok(await whole(params.id, rule, request), 'Dipindahkan');
    });
  }

  // Made by a use case of its own, whose call has this address.
  if (resource.verbs?.includes('create') !== false)
    // 200, not 201: whatever is not 200 counts as failure (SPEC A5).
    route(app, calls.create, async ({ request, actor }) => {
      const rule = reachToWrite(request, resource, 'create');
      const record = await createRecord(deps, resource, actor, request.body, rule, hooks);
      await written();
      const history = ofHistory(request);
      const by = history !== undefined && (await readAuthors(deps.pool, resource, record.id, history));
      return ok({ ...record, ...(by && { by }) }, 'Tersimpan');
    });

  route(app, calls.change, async ({ request, actor, params }) => {
    const rule = reachToWrite(request, resource, 'change');
    const sent = { body: request.body, ifMatch: request.headers['if-match'] };
    await updateRecord(deps, resource, actor, params.id, sent, rule, hooks);
    await written();
    return ok(await whole(params.id, rule, request), 'Tersimpan');
  });

  route(app, calls.remove, async ({ request, actor, params }) => {
    const rule = reachToWrite(request, resource, 'delete');
    const record = await bare(params.id, rule, request);
    await deleteRecord(deps, resource, actor, params.id, rule, hooks);
    await written();
    return ok(record, 'Terhapus');
  });
}

const noEvents = { id: 'Tindakan tidak dikenal.', en: 'Unknown action.' };

/** The right that many records at once take; one that is brought back is made again. */
const verbOf = { update: 'change', delete: 'delete', restore: 'create' } as const;

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
