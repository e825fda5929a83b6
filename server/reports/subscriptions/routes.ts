import type { FastifyInstance } from 'fastify';
import { reportCalls as calls } from '../../../domain/calls/reports.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { cancelSubscription, listSubscriptions, subscribe, subscribeColleagues } from './subscribe.ts';

export function subscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.listSubscriptions, async ({ actor }) => {
    const items = await listSubscriptions(db, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.subscribe, async ({ actor, body }) =>
    ok(await subscribe(deps, actor, body()), 'Laporan akan dikirim berkala'),
  );
  route(app, calls.subscribeColleagues, async ({ actor, body }) => {
    const items = await subscribeColleagues(deps, actor, body());
    return ok({ items, totalCount: items.length }, 'Laporan akan dikirim berkala');
  });
  route(app, calls.cancelSubscription, async ({ actor, params }) => {
    await cancelSubscription(db, actor, params.id);
    return ok({ id: params.id }, 'Kiriman dihentikan');
  });
}
