import type { FastifyInstance } from 'fastify';
import { flowCalls as calls } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden, ok, route } from '../../http/index.ts';
import { mayWrite } from '../rules/rights.ts';
import { identitiesOf } from './identities.ts';

/** GET /letter/api/SigningIdentity?userId=&positionId=: names a person may sign under in a post today. */
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
}
