import type { FastifyInstance } from 'fastify';
import { notificationCalls as calls } from '../../../domain/calls/notifications.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { allowPush, endPush, readPush } from './push/subscriptions.ts';
import { readSettings, saveSettings } from './settings.ts';

/** How a person is told. */
export function channelRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.readSettings, async ({ who }) => ok(await readSettings(deps.db, who)));
  route(app, calls.saveSettings, async ({ who, body }) =>
    ok(await saveSettings(deps.db, who, body()), 'Tersimpan'),
  );
  route(app, calls.readPush, async ({ who }) => ok(await readPush(deps, who)));
  route(app, calls.allowPush, async ({ who, body }) => ok(await allowPush(deps, who, body()), 'Tersimpan'));
  route(app, calls.endPush, async ({ who }) => ok(await endPush(deps, who), 'Tersimpan'));
}
