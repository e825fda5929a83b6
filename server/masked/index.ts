import type { FastifyInstance } from 'fastify';
import { baseOf, tagsOf } from '../../domain/calls/record-calls.ts';
import { revealCall } from '../../domain/calls/reveal-call.ts';
import { resources } from '../../resources/index.ts';
import { maskedNames } from '../../resources/kinds/text/mask.ts';
import { reachToRead } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { revealValue } from './reveal-value.ts';

export { maskedHooks } from './masked-hooks.ts';

/** The call that opens a masked field, of every resource that has one. */
export function registerMasked(app: FastifyInstance, deps: Deps): void {
  for (const resource of resources) {
    if (maskedNames(resource).length === 0) continue;
    route(
      app,
      revealCall(resource, baseOf(resource), tagsOf(resource)),
      async ({ request, actor, params, body }) => {
        const rule = reachToRead(request, resource);
        return ok({ value: await revealValue(deps, resource, actor, params.id, body, rule) });
      },
    );
  }
}
