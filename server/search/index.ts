import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok, readListQuery } from '../http/index.ts';
import { searchFilters } from './filters.ts';
import { search } from './search.ts';

export { indexRenamed } from './rename/index-renamed.ts';

/** Search over letters and archives (SPEC B7). */
export function registerSearch(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/search/api/Search',
    { schema: description },
    async (request) => ok(await search(db, request.actor, readListQuery(request.query))),
  );
}

const description = {
  tags: ['search'],
  summary: 'Cari naskah dan arsip',
  querystring: {
    type: 'object',
    properties: {
      Page: { type: 'integer', minimum: 1 },
      PerPage: { type: 'integer', minimum: 1, maximum: 50 },
      OrderBy: { type: 'string', enum: ['relevance', 'date'] },
      Order: { type: 'string', enum: ['asc', 'desc'] },
      ...Object.fromEntries(searchFilters.map((name) => [name, { type: 'string' }])),
    },
  },
};
