import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

type ById = { Params: { id: string } };

const base = '/letter/api/Letter/:id/versions';

/** A letter's versions, their differences, and restoring one (SPEC B1.1). */
export function versionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<ById>(base, { schema: docs.call('Versi naskah') }, async (request) =>
    ok(await listVersions(deps, request.actor, request.params.id)),
  );
  app.get<ById & { Querystring: Record<string, unknown> }>(
    `${base}/compare`,
    { schema: docs.call('Perbedaan dua versi') },
    async (request) => ok(await compareVersions(deps, request.actor, request.params.id, request.query)),
  );
  app.post<{ Params: { id: string; no: string } }>(
    `${base}/:no/restore`,
    { schema: docs.call('Pulihkan versi', restoreBody) },
    async (request) => {
      const { id, no } = request.params;
      return ok(await restoreVersion(deps, request.actor, id, no, request.body), 'Versi dipulihkan');
    },
  );
}

const restoreBody = { type: 'object', properties: { version: { type: 'integer' } } };
