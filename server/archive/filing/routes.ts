import type { FastifyInstance } from 'fastify';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { getRecord, reach } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { findInboxItem } from '../../letters/index.ts';
import { fileInboxItem } from './file-inbox-item.ts';
import { fileItems } from './file-items.ts';
import { holdFilingUnit, releaseFilingUnit } from './hold-unit.ts';
import { listTargets } from './list-targets.ts';
import { listUnfiled } from './list-unfiled.ts';
import { nextCode } from './next-code.ts';
import { closeFilingUnit, reopenFilingUnit } from './open-and-close.ts';
import { readRetention } from './read-retention.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

/** Routes for filing (SPEC B4, B7): unfiled items, filing and moving, and the lifecycle of a filing unit. */
export function filingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Query>(
    '/arsip/api/Filing/unfiled',
    { schema: docs('Arsip unit yang belum diberkaskan, dengan saran berkas') },
    async ({ actor, query }) => ok(await listUnfiled(deps, actor, readListQuery(query))),
  );
  app.get<Query>(
    '/arsip/api/Filing/targets',
    { schema: docs('Berkas terbuka milik unit sendiri') },
    async ({ actor, query }) => ok(await listTargets(deps, actor, readListQuery(query))),
  );
  app.get<Query>(
    '/arsip/api/Filing/next-code',
    { schema: docs('Saran kode berkas baru') },
    async ({ actor, query }) => ok(await nextCode(deps, actor, query)),
  );
  app.post(
    '/arsip/api/Filing/file',
    { schema: docs('Berkaskan, pindahkan, atau keluarkan arsip', fileBody) },
    async ({ actor, body }) => ok(await fileItems(deps, actor, body), 'Tersimpan'),
  );
  app.get<ById>(
    '/arsip/api/FilingUnit/:id/retention',
    { schema: docs('Retensi sebuah berkas dan apa yang dapat dilakukan') },
    async ({ actor, params }) => ok(await readRetention(deps, actor, params.id)),
  );
  const verbs = {
    close: closeFilingUnit,
    reopen: reopenFilingUnit,
    hold: holdFilingUnit,
    release: releaseFilingUnit,
  };
  for (const [verb, handle] of Object.entries(verbs))
    app.post<ById>(
      `/arsip/api/FilingUnit/:id/${verb}`,
      { schema: docs(`Berkas: ${verb}`, bodies[verb] ?? reasonBody) },
      async (request) => {
        await handle(deps, request.actor, request.params.id, request.body);
        return ok(
          await getRecord(deps.pool, filingUnit, request.params.id, reach(request, filingUnit)),
          'Tersimpan',
        );
      },
    );
  app.post<ById>(
    '/letter/api/Inbox/:id/file',
    { schema: { ...docs('Berkaskan naskah masuk', inboxBody), tags: ['letter'] } },
    async ({ actor, params, body }) => {
      const filedBefore = await fileInboxItem(deps, actor, params.id, body);
      return ok({ ...(await findInboxItem(deps.db, actor, params.id)), filedBefore }, 'Naskah diberkaskan');
    },
  );
}

const docs = (summary: string, body?: object) => ({ tags: ['arsip'], summary, ...(body && { body }) });

const id = { type: 'string', format: 'uuid' };
const day = { type: 'string', format: 'date', nullable: true };
const fileBody = {
  type: 'object',
  properties: { ids: { type: 'array', items: id }, filingUnitId: { ...id, nullable: true } },
};
const inboxBody = { type: 'object', properties: { filingUnitId: { ...id, nullable: true } } };
const reason = { type: 'string', nullable: true };
const reasonBody = { type: 'object', properties: { reason } };
const bodies: Record<string, object> = {
  close: { type: 'object', properties: { closedDate: day, retentionStartDate: day, reason } },
  release: { type: 'object', properties: { reason, holdId: { ...id, nullable: true } } },
};
