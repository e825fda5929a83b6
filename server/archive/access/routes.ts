import type { FastifyInstance } from 'fastify';
import { accessCalls as calls } from '../../../domain/calls/archive-access.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { askAccess } from './ask.ts';
import { endBeforeLooking } from './end-before-looking.ts';

/** Asking to open archive items above Biasa, beside the declared calls (SPEC A1, B3, DOMAIN 4). */
export function accessRoutes(app: FastifyInstance, deps: Deps): void {
  endBeforeLooking(app, deps);
  route(app, calls.ask, async ({ actor, body }) =>
    ok({ id: await askAccess(deps, actor, body) }, 'Permintaan terkirim'),
  );
}
