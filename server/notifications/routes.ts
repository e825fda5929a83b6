import type { FastifyInstance } from 'fastify';
import { say } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { formFields, invalid, ok, readListQuery } from '../http/index.ts';
import { registerChannels } from './channels/index.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications, readNotification } from './read-notifications.ts';

const base = '/notification/api/Notification';
const tags = ['notification'];

/** A person's notifications (SPEC A6); open to everybody who is signed in. */
export function registerNotifications(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get<{ Querystring: Record<string, unknown> }>(
    base,
    { schema: { tags, summary: 'Notifikasi' } },
    async (request) => ok(await listNotifications(db, request.who, readListQuery(request.query))),
  );
  registerChannels(app, deps);
  app.register(async (scope) => {
    formFields(scope);
    scope.post<{ Params: { id: string } }>(
      `${base}/update/:id`,
      { schema: { tags, summary: 'Tandai sudah dibaca' } },
      async (request) => {
        const { isRead = '1' } = (request.body ?? {}) as { isRead?: unknown };
        if (!['1', 'true'].includes(String(isRead)))
          throw invalid({
            isRead: [
              say({
                id: 'Notifikasi hanya dapat ditandai sudah dibaca.',
                en: 'Notifications can only be marked as read.',
              }),
            ],
          });
        await readNotification(db, request.who, request.params.id);
        return ok(null);
      },
    );
    scope.post(
      `${base}/updateAll`,
      { schema: { tags, summary: 'Tandai semua sudah dibaca' } },
      async (request) => {
        await readAllNotifications(db, request.who);
        return ok(null);
      },
    );
  });
}
