import type { FastifyInstance } from 'fastify';
import { lifeCalls } from '../../domain/calls/life-calls.ts';
import { baseOf, tagsOf } from '../../domain/calls/record-calls.ts';
import type { EventHandlers } from '../behaviour/index.ts';
import { abilitiesOf, type CrudOptions, getRecord, type Row, reachToRead, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, Refusal, readListQuery, route } from '../http/index.ts';
import { fireEvent } from './fire-event.ts';
import { type Living, livings } from './living.ts';
import { noteRecord } from './note-record.ts';
import { readBoard } from './read-board.ts';
import { readSteps } from './read-steps.ts';
import { remindHolder } from './remind-holder.ts';
import { undoEvent } from './undo-event.ts';

/** The calls of every declared resource with a life. */
export function registerLives(
  app: FastifyInstance,
  deps: Deps,
  { hooks, rights }: Pick<CrudOptions, 'hooks' | 'rights'>,
  handlersOf: (resource: Living) => EventHandlers,
): void {
  for (const resource of livings())
    routesOf(app, deps, resource, {
      ...{ hooks: hooks[resource.name], handlers: handlersOf(resource) },
      written: async () => {
        if (rights.resources.has(resource.name)) await rights.changed();
      },
    });
}

type Behind = {
  hooks: CrudOptions['hooks'][string] | undefined;
  handlers: EventHandlers;
  /** Rights may derive from the record. */
  written: () => Promise<void>;
};

function routesOf(
  app: FastifyInstance,
  deps: Deps,
  resource: Living,
  { hooks, handlers, written }: Behind,
): void {
  const calls = lifeCalls(resource, baseOf(resource), tagsOf(resource));

  route(app, calls.event, async ({ request, actor, params }) => {
    const rule = reachToRead(request, resource);
    const { id } = params;
    const read = (): Promise<Row> =>
      getRecord(deps.pool, seenFor(actor, resource), id, rule, abilitiesOf(actor, resource));
    try {
      const { undoUntil, told } = await fireEvent(deps, resource, actor, {
        ...{ id, rule, hooks, handlers },
        body: request.body,
      });
      await written();
      return ok({ record: await unlessGone(read()), undoUntil: undoUntil?.toISOString() ?? null, told });
    } catch (error) {
      // Read after the transaction: requests that wait for one record must not each need a second connection.
      if (error instanceof Refusal && error.statusCode === 409)
        throw new Refusal(409, error.message, undefined, await unlessGone(read()));
      throw error;
    }
  });

  route(app, calls.steps, async ({ request, actor, params }) => {
    const seen = seenFor(actor, resource);
    const row = await getRecord(deps.pool, seen, params.id, reachToRead(request, resource));
    return ok(await readSteps(deps, seen, resource.life, row));
  });

  route(app, calls.undo, async ({ request, actor, params }) => {
    const rule = reachToRead(request, resource);
    await undoEvent(deps, resource, actor, { id: params.id, rule, hooks });
    await written();
    return ok(
      await getRecord(deps.pool, seenFor(actor, resource), params.id, rule, abilitiesOf(actor, resource)),
      'Diurungkan',
    );
  });

  route(app, calls.note, async ({ request, actor, params, body }) => {
    await noteRecord(deps, resource, actor, { id: params.id, rule: reachToRead(request, resource), body });
    return ok(null, 'Tercatat');
  });

  route(app, calls.remind, async ({ request, actor, params, body }) => {
    const rule = reachToRead(request, resource);
    return ok({ told: await remindHolder(deps, resource, actor, { id: params.id, rule, body }) });
  });

  route(app, calls.board, async ({ request, actor }) => {
    const rule = reachToRead(request, resource);
    const query = readListQuery(request.query as Record<string, unknown>);
    return ok(
      await readBoard(deps, seenFor(actor, resource), query, {
        rule,
        abilities: abilitiesOf(actor, resource),
      }),
    );
  });
}

/** Null for a record that the event took out of reach. */
const unlessGone = (row: Promise<Row>): Promise<Row | null> =>
  row.catch((error: unknown) => {
    if (error instanceof Refusal && error.statusCode === 404) return null;
    throw error;
  });
