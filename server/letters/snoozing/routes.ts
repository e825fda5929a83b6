import type { FastifyInstance } from 'fastify';
import { snoozeCalls as calls } from '../../../domain/calls/letters/snoozing.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { registerSnoozes } from './end-snoozes.ts';
import { readFollowUp, setFollowUp } from './follow-up.ts';
import { snoozeWork } from './snooze-work.ts';

export function snoozeRoutes(app: FastifyInstance, deps: Deps): void {
  registerSnoozes(deps);
  route(app, calls.snooze, async ({ actor, body }) => ok(await snoozeWork(deps, actor, body)));
  route(app, calls.readFollowUp, async ({ actor, params }) => ok(await readFollowUp(deps, actor, params.id)));
  route(app, calls.setFollowUp, async ({ actor, params, body }) =>
    ok(await setFollowUp(deps, actor, params.id, body), 'Tersimpan'),
  );
}
