import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../../lib/language.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import type { Deps } from '../deps.ts';
import { badRequest, ok, queryWords, readListQuery } from '../http/index.ts';
import { getRecord } from './get-record.ts';
import { readHistory } from './history.ts';
import { historyDescriptionOf } from './history-openapi.ts';

type Call = { Params: { id: string }; Querystring: Record<string, unknown> };
const mostAPage = 100;

/** `GET …/{id}/history`: for users who may read the record, while it exists. */
export function historyRoutes(
  app: FastifyInstance,
  { pool }: Deps,
  resource: Resource,
  reach: (request: FastifyRequest, resource: Resource) => RowRule,
): void {
  const path = `/${resource.service}/api/${resource.entity}/:id/history`;
  app.get<Call>(path, { schema: historyDescriptionOf(resource) }, async (request) => {
    const rule = reach(request, resource);
    const { page, perPage, filters } = readListQuery({ PerPage: '20', ...request.query });
    const unknown = Object.keys(filters)[0];
    if (unknown) throw badRequest({ [unknown]: [say(queryWords.unknownFilter)] });
    if (perPage > mostAPage)
      throw badRequest({
        PerPage: [say({ id: `Paling banyak ${mostAPage}.`, en: `At most ${mostAPage}.` })],
      });
    const { id } = request.params;
    await getRecord(pool, resource, id, rule);
    return ok(await readHistory(pool, resource, id, { page, perPage }, rule));
  });
}
