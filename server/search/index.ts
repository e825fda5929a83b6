import type { FastifyInstance } from 'fastify';
import { searchCalls } from '../../domain/calls/search.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { search } from './search.ts';

export { indexRenamed } from './rename/index-renamed.ts';

/** Search over letters and archives (SPEC B7). */
export function registerSearch(app: FastifyInstance, { db }: Deps): void {
  route(app, searchCalls.search, async ({ actor, list }) => ok(await search(db, actor, list())));
}
