import type { FastifyInstance } from 'fastify';
import { notificationCalls as calls } from '../../domain/calls/notifications.ts';
import type { Deps } from '../deps.ts';
import { formFields, ok, route } from '../http/index.ts';
import { registerChannels } from './channels/index.ts';
import type { ReviewLink } from './channels/pass-on.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications, readNotification } from './read-notifications.ts';

/**
 * A person's notifications (SPEC A6).
 * @param reviewLink the letters' own maker of the links to decide from a mail, passed in because letters import this
 */
export function registerNotifications(app: FastifyInstance, deps: Deps, reviewLink: ReviewLink): void {
  const { db } = deps;
  route(app, calls.list, async ({ actor, list }) => ok(await listNotifications(db, actor, list())));
  registerChannels(app, deps, reviewLink);
  app.register(async (scope) => {
    formFields(scope);
    route(scope, calls.markRead, async ({ actor, params, body }) => {
      body();
      await readNotification(db, actor, params.id);
      return ok(null);
    });
    route(scope, calls.markAllRead, async ({ actor }) => {
      await readAllNotifications(db, actor);
      return ok(null);
    });
  });
}
