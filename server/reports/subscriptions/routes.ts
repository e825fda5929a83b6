import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { cancelSubscription, listSubscriptions, subscribe } from './subscribe.ts';

type ById = { Params: { id: string } };

const base = '/report/api/Subscription';
const tags = ['report'];
const text = { type: 'string' };
const body = {
  type: 'object',
  properties: { report: text, frequency: text, format: text, filters: { type: 'object' } },
};

export function subscriptionRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get(base, { schema: { tags, summary: 'Kiriman laporan berkala' } }, async ({ actor }) => {
    const items = await listSubscriptions(db, actor);
    return ok({ items, totalCount: items.length });
  });
  app.post(base, { schema: { tags, summary: 'Minta laporan dikirim berkala', body } }, async (request) =>
    ok(await subscribe(db, request.actor, request.body), 'Laporan akan dikirim berkala'),
  );
  app.delete<ById>(
    `${base}/:id`,
    { schema: { tags, summary: 'Hentikan kiriman laporan' } },
    async ({ actor, params }) => {
      await cancelSubscription(db, actor, params.id);
      return ok({ id: params.id }, 'Kiriman dihentikan');
    },
  );
}
