import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { docs } from '../routes/describe.ts';
import { cancelLetter } from './cancel-letter.ts';

/** POST /letter/api/Letter/{id}/cancel. */
export function cancellingRoutes(app: FastifyInstance, deps: Deps): void {
  const body = { type: 'object', properties: { reason: { type: 'string' } } };
  app.post<{ Params: { id: string } }>(
    '/letter/api/Letter/:id/cancel',
    { schema: docs.call('Batalkan naskah terkirim', body) },
    async ({ actor, params, body }) => {
      await cancelLetter(deps, actor, params.id, body);
      const letter = await findLetter(deps.db, actor, params.id);
      return ok(await presentLetter(deps.db, actor, letter, deps.config.publicUrl), 'Naskah dibatalkan');
    },
  );
}
