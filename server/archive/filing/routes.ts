import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filingCalls as calls } from '../../../domain/calls/archive-filing.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { getRecord, reach } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { findInboxItem } from '../../letters/index.ts';
import { fileInboxItem } from './file-inbox-item.ts';
import { fileItems } from './file-items.ts';
import { holdFilingUnit, releaseFilingUnit } from './hold-unit.ts';
import { listTargets } from './list-targets.ts';
import { listUnfiled } from './list-unfiled.ts';
import { nextCode } from './next-code.ts';
import { closeFilingUnit, reopenFilingUnit } from './open-and-close.ts';
import { readRetention } from './read-retention.ts';

/** Routes for filing (SPEC B4, B7): unfiled items, filing and moving, and the lifecycle of a filing unit. */
export function filingRoutes(app: FastifyInstance, deps: Deps): void {
  const saved = async (request: FastifyRequest, id: string) =>
    ok(await getRecord(deps.pool, filingUnit, id, reach(request, filingUnit)), 'Tersimpan');
  route(app, calls.listUnfiled, async ({ actor, list }) => ok(await listUnfiled(deps, actor, list())));
  route(app, calls.listTargets, async ({ actor, list }) => ok(await listTargets(deps, actor, list())));
  route(app, calls.nextCode, async ({ actor, request }) =>
    ok(await nextCode(deps, actor, request.query as Record<string, unknown>)),
  );
  route(app, calls.file, async ({ actor, body }) => ok(await fileItems(deps, actor, body()), 'Tersimpan'));
  route(app, calls.readRetention, async ({ actor, params }) =>
    ok(await readRetention(deps, actor, params.id)),
  );
  route(app, calls.close, async ({ actor, params, body, request }) => {
    await closeFilingUnit(deps, actor, params.id, body);
    return saved(request, params.id);
  });
  route(app, calls.reopen, async ({ actor, params, body, request }) => {
    await reopenFilingUnit(deps, actor, params.id, body);
    return saved(request, params.id);
  });
  route(app, calls.hold, async ({ actor, params, body, request }) => {
    await holdFilingUnit(deps, actor, params.id, body);
    return saved(request, params.id);
  });
  route(app, calls.release, async ({ actor, params, body, request }) => {
    await releaseFilingUnit(deps, actor, params.id, body);
    return saved(request, params.id);
  });
  route(app, calls.fileInboxItem, async ({ actor, params, body }) => {
    const filedBefore = await fileInboxItem(deps, actor, params.id, body);
    return ok({ ...(await findInboxItem(deps.db, actor, params.id)), filedBefore }, 'Naskah diberkaskan');
  });
}
