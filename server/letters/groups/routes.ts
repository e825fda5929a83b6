import type { FastifyInstance } from 'fastify';
import { dispatchCalls as calls } from '../../../domain/calls/letters/dispatch.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { listGroups, readGroup } from './offer-groups.ts';

/** Groups offered by the pickers of receivers and ccs (SPEC A3 isGroup, B5 grup-unit). */
export function groupRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.groups, async ({ request, actor }) =>
    ok(await listGroups(db, actor, request.query as Record<string, unknown>)),
  );
  route(app, calls.group, async ({ actor, params }) => ok(await readGroup(db, actor, params.id)));
}
