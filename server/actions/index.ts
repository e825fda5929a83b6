import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actionCall } from '../../domain/calls/action-calls.ts';
import { translate } from '../../lib/language.ts';
import type { Action, ActionPlace } from '../../resources/actions/action.ts';
import { mayAct } from '../../resources/actions/action-rules.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import type { Acted, ActedFile, Handler, Registered } from '../behaviour/index.ts';
import {
  abilitiesOf,
  type CrudOptions,
  getRecord,
  type Row,
  reachToRead,
  reachToWrite,
  seenFor,
} from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { forbidden, ok, Refusal, route } from '../http/index.ts';
import { type Acting, runAction } from './run-action.ts';

/** The calls of every declared action. */
export function registerActions(
  app: FastifyInstance,
  deps: Deps,
  { hooks }: Pick<CrudOptions, 'hooks'>,
  registered: readonly Registered[],
): void {
  for (const resource of resources)
    for (const [name, action] of Object.entries(resource.actions ?? {})) {
      const handler = registered.find(
        ({ resource: { name: of }, behaviour }) => of === resource.name && behaviour.actions?.[name],
      )?.behaviour.actions?.[name];
      if (!handler) continue;
      for (const place of [action.at].flat())
        routeOf(app, deps, resource, { name, action, handler, hooks: hooks[resource.name] }, place);
    }
}

type Own = Pick<Acting, 'name' | 'action' | 'hooks'> & { handler: Handler };

function routeOf(app: FastifyInstance, deps: Deps, resource: Resource, own: Own, place: ActionPlace): void {
  const call = actionCall(resource, own.name, own.action, place);
  route(app, call, async ({ request, reply, actor, params, body }) => {
    const reads = reachToRead(request, resource);
    const read = () => body() as { ids?: string[]; values?: Row; version?: number };
    const one = (params as { id?: string }).id;
    // Of one record it is found before the right is asked.
    if (one !== undefined) await getRecord(deps.pool, resource, one, reads);
    const rule = rightTo(request, resource, own.action, reads);
    const ids = one === undefined ? (place === 'selection' ? (read().ids ?? []) : []) : [one];
    const done = await runAction(deps, resource, actor, { ...own, reads, rule }, ids, () => {
      const { values = {}, version } = read();
      return { values, version };
    });
    if ('bytes' in done) return sendFile(reply, own.action, done) as never;
    const record =
      one === undefined
        ? null
        : await unlessGone(
            getRecord(deps.pool, seenFor(actor, resource), one, reads, abilitiesOf(actor, resource)),
          );
    return answerOf(done, record, ids.length) as never;
  });
}

const answerOf = ({ message, opens }: Acted, record: Row | null, count: number) =>
  ok({ record, count, message: message ? translate(message) : null, opens: opens ?? null });

const sendFile = (reply: FastifyReply, { file = '' }: Action, { name, bytes }: ActedFile) =>
  reply.headers(downloadHeaders({ name, mimeType: file })).send(Buffer.from(bytes));

/** @throws Refusal 403 */
function rightTo(request: FastifyRequest, resource: Resource, action: Action, reads: RowRule): RowRule {
  if (action.right === 'change') return reachToWrite(request, resource, 'change');
  if (!mayAct(resource, viewerOf(request.actor), action)) throw forbidden();
  return reads;
}

/** Null for a record that the action deleted or took out of reach. */
const unlessGone = (row: Promise<Row>): Promise<Row | null> =>
  row.catch((error: unknown) => {
    if (error instanceof Refusal && error.statusCode === 404) return null;
    throw error;
  });
