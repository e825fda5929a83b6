import type { FastifyInstance } from 'fastify';
import { say } from '../../../lib/language.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden, ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { mayWrite } from '../rules/rights.ts';
import { identitiesOf } from './identities.ts';

/** GET /letter/api/SigningIdentity?userId=&positionId=: names a person may sign under in a post today. */
export function signingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/letter/api/SigningIdentity',
    { schema: docs.call('Atas nama siapa seseorang dapat menandatangani') },
    async ({ actor, query }) => {
      if (!mayWrite(actor)) throw forbidden();
      const { userId, positionId } = query;
      if (!isId(userId) || !isId(positionId))
        throw badRequest({
          userId: [say({ id: 'Sertakan orang dan jabatannya.', en: 'Give the person and their post.' })],
        });
      const items = await identitiesOf(deps.db, { userId, positionId });
      return ok({ items, totalCount: items.length });
    },
  );
}
