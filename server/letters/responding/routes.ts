import type { FastifyInstance } from 'fastify';
import { letterCalls } from '../../../domain/calls/letters/letters.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { startResponse } from './start-response.ts';

/** POST /letter/api/Letter/{id}/response (SPEC B7). */
export function respondingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, letterCalls.respond, async ({ actor, params, body }) => {
    const id = await startResponse(deps, actor, params.id, body);
    const draft = await findLetter(deps.db, actor, id);
    return ok(await presentLetter(deps.db, actor, draft, deps.config.publicUrl), 'Tersimpan');
  });
}
