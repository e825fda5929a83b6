import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { allowPush, endPush, keysSchema, readPush } from './push/subscriptions.ts';
import { changeSchema, readSettings, saveSettings } from './settings.ts';

const settings = '/notification/api/Setting';
const push = '/notification/api/Push';
const tags = ['notification'];

/** Routes of a user's own notification settings, for all signed-in users. */
export function channelRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(settings, { schema: { tags, summary: 'Pengaturan notifikasi' } }, async (request) =>
    ok(await readSettings(deps.db, request.who)),
  );
  app.put(
    settings,
    { schema: { tags, summary: 'Ubah pengaturan notifikasi', body: described(changeSchema) } },
    async (request) => ok(await saveSettings(deps.db, request.who, request.body), 'Tersimpan'),
  );
  app.get(
    push,
    { config: { personal: true }, schema: { tags, summary: 'Notifikasi peramban di perangkat ini' } },
    async (request) => ok(await readPush(deps, request.who)),
  );
  app.put(
    push,
    {
      config: { personal: true },
      schema: { tags, summary: 'Izinkan notifikasi peramban', body: described(keysSchema) },
    },
    async (request) => ok(await allowPush(deps, request.who, request.body), 'Tersimpan'),
  );
  app.delete(
    push,
    { config: { personal: true }, schema: { tags, summary: 'Hentikan notifikasi peramban' } },
    async (request) => ok(await endPush(deps, request.who), 'Tersimpan'),
  );
}

/** A body as /openapi.json tells it. */
function described(schema: z.ZodType): object {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return body;
}
