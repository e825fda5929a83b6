import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { docs } from '../routes/describe.ts';
import { startResponse } from './start-response.ts';

/** POST /letter/api/Letter/{id}/response (SPEC B7). */
export function respondingRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { id: string } }>(
    '/letter/api/Letter/:id/response',
    {
      schema: docs.call('Mulai naskah tanggapan', {
        type: 'object',
        properties: { id: { type: 'string' } },
      }),
    },
    async (request) => {
      const id = await startResponse(deps, request.actor, request.params.id, request.body);
      const draft = await findLetter(deps.db, request.actor, id);
      return ok(await presentLetter(deps.db, request.actor, draft, deps.config.publicUrl), 'Tersimpan');
    },
  );
}
