import type { FastifyInstance } from 'fastify';
import { notificationCalls as calls } from '../../../domain/calls/notifications.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { allowPush, endPush, readPush } from './push/subscriptions.ts';
import { readSettings, saveSettings } from './settings.ts';

/** How a person is told. */
export function channelRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.readSettings, async ({ actor }) => ok(await readSettings(deps.db, actor)));
  route(app, calls.saveSettings, async ({ actor, body }) =>
    ok(await saveSettings(deps.db, actor, body()), 'Tersimpan'),
  );
  route(app, calls.readPush, async ({ actor }) => ok(await readPush(deps, actor)));
  route(app, calls.allowPush, async ({ actor, body }) =>
    ok(await allowPush(deps, actor, body()), 'Tersimpan'),
  );
  route(app, calls.endPush, async ({ actor }) => ok(await endPush(deps, actor), 'Tersimpan'));
}
