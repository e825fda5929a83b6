import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { allowPush, endPush, readPush } from './push/subscriptions.ts';
import { readSettings, saveSettings } from './settings.ts';

const settings = '/notification/api/Setting';
const push = '/notification/api/Push';
const tags = ['notification'];

/** How a person is told; open to everybody who is signed in, of their own only. */
export function channelRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(settings, { schema: { tags, summary: 'Pengaturan notifikasi' } }, async (request) =>
    ok(await readSettings(deps.db, request.who)),
  );
  app.put(settings, { schema: { tags, summary: 'Ubah pengaturan notifikasi' } }, async (request) =>
    ok(await saveSettings(deps.db, request.who, request.body), 'Tersimpan'),
  );
  app.get(
    push,
    { config: { personal: true }, schema: { tags, summary: 'Notifikasi peramban di perangkat ini' } },
    async (request) => ok(await readPush(deps, request.who)),
  );
  app.put(
    push,
    { config: { personal: true }, schema: { tags, summary: 'Izinkan notifikasi peramban' } },
    async (request) => ok(await allowPush(deps, request.who, request.body), 'Tersimpan'),
  );
  app.delete(
    push,
    { config: { personal: true }, schema: { tags, summary: 'Hentikan notifikasi peramban' } },
    async (request) => ok(await endPush(deps, request.who), 'Tersimpan'),
  );
}
