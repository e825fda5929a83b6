import type { FastifyInstance } from 'fastify';
import { contractCalls as calls } from '../../../domain/calls/letters/contracts.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { compareArticles } from './compare-articles.ts';

/** GET /letter/api/Letter/{id}/articles. */
export function contractRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.articles, async ({ actor, params }) => ok(await compareArticles(deps, actor, params.id)));
}
