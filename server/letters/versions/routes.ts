import type { FastifyInstance } from 'fastify';
import { versionCalls as calls } from '../../../domain/calls/letters/versions.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

/** A letter's versions, their differences, and restoring one (SPEC B1.1). */
export function versionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.versions, async ({ actor, params }) => ok(await listVersions(deps, actor, params.id)));
  route(app, calls.compare, async ({ request, actor, params }) =>
    ok(await compareVersions(deps, actor, params.id, request.query as Record<string, unknown>)),
  );
  route(app, calls.restore, async ({ actor, params, body }) =>
    ok(await restoreVersion(deps, actor, params.id, params.no, body), 'Versi dipulihkan'),
  );
}
