import type { FastifyInstance } from 'fastify';
import { flowCalls as calls } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden, ok, route } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { mayWrite } from '../rules/rights.ts';
import { identitiesOf } from './identities.ts';
import { registerSealing, retrySeal, withdrawSignature } from './settle-seal.ts';
import { endTrying } from './try-seal.ts';

/** Names a person may sign under in a post today, and what may be done with a signature that waits for its seal. */
export function signingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.signingIdentities, async ({ request, actor }) => {
    if (!mayWrite(actor)) throw forbidden();
    const { userId, positionId } = request.query as Record<string, unknown>;
    if (!isId(userId) || !isId(positionId))
      throw badRequest({
        userId: [translate({ id: 'Sertakan orang dan jabatannya.', en: 'Give the person and their post.' })],
      });
    const items = await identitiesOf(deps.db, { userId, positionId });
    return ok({ items, totalCount: items.length });
  });
  const asItIsNow = async (actor: Actor, id: string) =>
    presentLetter(deps.db, actor, await findLetter(deps.db, actor, id), deps.config.publicUrl);
  route(app, calls.retrySeal, async ({ actor, params }) => {
    await retrySeal(deps, actor, params.id);
    return ok(await asItIsNow(actor, params.id), 'Segel diminta');
  });
  route(app, calls.withdrawSignature, async ({ actor, params }) => {
    await withdrawSignature(deps, actor, params.id);
    return ok(await asItIsNow(actor, params.id), 'Tanda tangan ditarik');
  });
  registerSealing(deps);
  app.addHook('onClose', endTrying);
}
