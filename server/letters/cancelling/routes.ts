import type { FastifyInstance } from 'fastify';
import { flowCalls } from '../../../domain/calls/letters/flow.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { cancelLetter } from './cancel-letter.ts';

/** POST /letter/api/Letter/{id}/cancel. */
export function cancellingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, flowCalls.cancel, async ({ actor, params, body }) => {
    await cancelLetter(deps, actor, params.id, body);
    const letter = await findLetter(deps.db, actor, params.id);
    return ok(await presentLetter(deps.db, actor, letter, deps.config.publicUrl), 'Naskah dibatalkan');
  });
}
