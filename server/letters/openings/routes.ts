import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { listOpenings } from './list-openings.ts';

/** The log of openings (SPEC B3). */
export function openingRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/letter/api/Letter/:id/openings',
    { schema: docs.list('Catatan pembukaan naskah', []) },
    async (request) =>
      ok(await listOpenings(db, request.actor, request.params.id, readListQuery(request.query))),
  );
}
