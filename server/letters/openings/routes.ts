import type { FastifyInstance } from 'fastify';
import { versionCalls } from '../../../domain/calls/letters/versions.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { listOpenings } from './list-openings.ts';

/** The log of openings (SPEC B3). */
export function openingRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, versionCalls.openings, async ({ actor, params, list }) =>
    ok(await listOpenings(db, actor, params.id, list())),
  );
}
