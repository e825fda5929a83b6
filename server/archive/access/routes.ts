import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { askAccess } from './ask.ts';
import { approveRequest, refuseRequest, revokeAccess, withdrawRequest } from './decide.ts';
import { endBeforeLooking } from './end-before-looking.ts';
import { listRequests, readRequest } from './read-requests.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/arsip/api/AccessRequest';

/** Requests to open archive items above Biasa (SPEC A1, B3, DOMAIN 4). */
export function accessRoutes(app: FastifyInstance, deps: Deps): void {
  endBeforeLooking(app, deps);
  app.get<Query>(base, { schema: docs('Permintaan akses arsip') }, async ({ actor, query }) =>
    ok(await listRequests(deps, actor, readListQuery(query))),
  );
  app.get<ById>(`${base}/:id`, { schema: docs('Satu permintaan akses') }, async ({ actor, params }) =>
    ok(await readRequest(deps, actor, params.id)),
  );
  app.post(base, { schema: docs('Minta akses arsip', askBody) }, async ({ actor, body }) => {
    const id = await askAccess(deps, actor, body);
    return ok(await readRequest(deps, actor, id), 'Permintaan terkirim');
  });
  for (const [verb, [act, summary, body]] of Object.entries(acts))
    app.post<ById>(
      `${base}/:id/${verb}`,
      { schema: docs(summary, body) },
      async ({ actor, params, body: sent }) => {
        await act(deps, actor, params.id, sent);
        return ok(await readRequest(deps, actor, params.id), 'Tersimpan');
      },
    );
}

const docs = (summary: string, body?: object) => ({ tags: ['arsip'], summary, ...(body && { body }) });
const text = { type: 'string', nullable: true };
const day = { type: 'string', format: 'date', nullable: true };
const object = (properties: object) => ({ type: 'object', properties });
const askBody = object({ archiveId: { type: 'string', format: 'uuid' }, reason: text, untilDay: day });
const reasonBody = object({ reason: text });

const acts: Record<string, [act: typeof approveRequest, summary: string, body?: object]> = {
  approve: [approveRequest, 'Setujui permintaan akses', object({ untilDay: day, note: text })],
  refuse: [refuseRequest, 'Tolak permintaan akses', reasonBody],
  withdraw: [withdrawRequest, 'Tarik permintaan akses'],
  revoke: [revokeAccess, 'Cabut akses', reasonBody],
};
